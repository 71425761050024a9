import type { FieldInfo, FieldValue, FieldValues, Form } from './form.ts';
import { lineText, type OrderedLine } from './quoteList/orderedLine.ts';

export interface FieldLine {
  label: string;
  value: string;
  /** The value where it is a list of products. */
  items?: readonly OrderedLine[];
  /** A phone number as it is dialled. */
  dial?: string;
}

/** A value as text: options by label, a ticked box as yes. */
function inWords(value: FieldValue, options: readonly { value: string; label: string }[]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return value.join('\n');
  return options.find((option) => option.value === value)?.label ?? value;
}

function fieldLine({ label, control, options = [] }: FieldInfo, value: FieldValue) {
  if (control === 'tel' && typeof value === 'string')
    return { label, value, dial: value.replace(/[^\d+]/g, '') };
  if (control !== 'lines' || typeof value !== 'object')
    return { label, value: inWords(value, options) };
  const items = value as readonly OrderedLine[];
  const texts = items.map((item, index) => `${index + 1}. ${lineText(item)}`);
  return { label, value: texts.join('\n'), items };
}

const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * A submission's non-empty fields, in the form's order. Those that the form had once and has no
 * longer come last; of a form that is gone, they are all there is.
 */
export function fieldLines(form: Form | undefined, values: FieldValues): FieldLine[] {
  const fields = form?.fields ?? {};
  const former = Object.keys(values)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => [name, { label: withCapital(name), control: 'text' }] as const);
  return [...Object.entries(fields), ...former]
    .map(([name, info]) => fieldLine(info, values[name] ?? ''))
    .filter(({ value }) => value !== '');
}

const nameOf = (one: unknown): unknown => {
  if (typeof one !== 'object' || one === null) return one;
  const { name, slug }: { name?: unknown; slug?: unknown } = one;
  return name ?? slug;
};

/** The products a submission asks about, as its form has them: names, slugs or words. */
export function productsAsked(values: Readonly<Record<string, unknown>>): string[] {
  const { lines, products, product } = values;
  const named = [lines, products, product].flat().map((one) => {
    const name = nameOf(one);
    return typeof name === 'string' ? name.trim() : '';
  });
  return [...new Set(named.filter(Boolean))];
}
