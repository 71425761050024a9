import { HtmlValidate } from 'html-validate';

/**
 * The recommended rules, which cover the HTML standard and best practice, except for those that
 * object to a spelling the standard allows.
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
    // CSS keeps numbers on one line, and a copied number should have plain spaces and hyphens.
    'tel-non-breaking': 'off',
    // A parameter may be repeated: /instruments/compare?i=…&i=…
    'form-dup-name': 'off',
    // A product's title starts with its name; search engines only cut off the company's.
    'long-title': 'off',
  },
});

/** Violations of the HTML standard and best practice, each with the selector of its element. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}
