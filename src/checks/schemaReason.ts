import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const expectations: Readonly<Record<string, string>> = {
  string: 'A text',
  number: 'A number',
  int: 'A whole number',
  boolean: 'The word true or false',
  array: 'A list',
  tuple: 'A list',
  object: 'A group of fields',
  record: 'A group of fields',
};

function wrongType({ expected, input }: IssueOf<'invalid_type'>): string {
  if (input === undefined) return 'This field is missing.';
  if (input === null) return 'This field is empty.';
  return `${expectations[expected] ?? 'Something else'} is expected here.`;
}

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

function wrongSize(
  { origin, input, inclusive }: IssueOf<'too_small' | 'too_big'>,
  limit: number | bigint,
  [most, above]: readonly [most: string, above: string],
): string {
  if (origin === 'string' && limit === 1) return 'This field is empty.';
  const of = { string: 'characters', array: 'entries' }[origin as string];
  if (of) return `This must have ${most} ${limit} ${of}; it has ${lengthOf(input)}.`;
  return `The number must be ${inclusive ? most : above} ${limit}.`;
}

const forms: Readonly<Record<string, string>> = {
  date: 'A date such as 2026-01-31 is expected here.',
  url: 'A complete address such as https://example.com is expected here.',
};

function wrongForm(issue: IssueOf<'invalid_format'>): string {
  const { prefix, suffix } = issue as { prefix?: string; suffix?: string };
  if (prefix) return `This must begin with ${prefix}`;
  if (suffix) return `This must end with ${suffix}`;
  return forms[issue.format] ?? 'This is not written in the form that is needed here.';
}

const oneOf = (values: readonly unknown[]) =>
  `One of these is expected here: ${values.join(', ')}.`;

/** What a schema refuses, for people who know no code. A schema's own words go before these. */
export function schemaReason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return wrongSize(issue, issue.minimum, ['at least', 'above']);
    case 'too_big':
      return wrongSize(issue, issue.maximum, ['at most', 'below']);
    case 'invalid_format':
      return wrongForm(issue);
    case 'invalid_value':
      return oneOf(issue.values as readonly unknown[]);
    case 'unrecognized_keys':
      return `There is no field of this name: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? oneOf(issue.options as readonly unknown[])
        : 'This is none of the forms that are allowed here.';
    default:
      return 'This is not allowed here.';
  }
}
