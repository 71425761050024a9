import { type TypedField, typedNumber } from './typedNumber.ts';

type Fields<Key extends string> = Readonly<Record<Key, TypedField & { readonly param: string }>>;

export interface TypedValues<Key extends string> {
  /** NaN where the text cannot be read. */
  readonly values: Record<Key, number>;
  /** The text of every field that was sent, to show it again. */
  readonly typed: Partial<Record<Key, string>>;
}

/** The number fields of a form that was sent in an address; a field that is missing has its default. */
export function typedFromSearch<Key extends string>(
  search: URLSearchParams,
  fields: Fields<Key>,
  defaults: Readonly<Record<NoInfer<Key>, number>>,
): TypedValues<Key> {
  const values = {} as Record<Key, number>;
  const typed: Partial<Record<Key, string>> = {};
  for (const key of Object.keys(fields) as Key[]) {
    const text = search.get(fields[key].param)?.slice(0, 40);
    values[key] = text === undefined ? defaults[key] : typedNumber(text, fields[key]);
    if (text !== undefined) typed[key] = text;
  }
  return { values, typed };
}
