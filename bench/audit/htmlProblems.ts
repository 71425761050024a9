import { HtmlValidate } from 'html-validate';

/**
 * The recommended rules, which hold the HTML standard and good practice, but for those that object
 * to a spelling the standard allows.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `popoverTarget`, `<br/>`, `disabled=""` and ids that begin with `_`.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Style keeps numbers in one line; a copied number should hold plain spaces and hyphens.
    'tel-non-breaking': 'off',
    // A product's title begins with its name; what a search engine cuts off is the company's.
    'long-title': 'off',
  },
});

/** What is wrong with a page by the HTML standard and good practice, with the line it stands on. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
