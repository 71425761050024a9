import { lineLimits, newLine, type QuoteLine } from './quoteLine.ts';

/** A press on a button of the list that does not send it: "remove 2", "add", "add multi-ce7". */
export type QuoteStep = { kind: 'remove'; index: number } | { kind: 'add'; slug: string };

export function readQuoteStep(text: string): QuoteStep | undefined {
  const [, kind, rest = ''] = /^(remove|add)(?: (.*))?$/s.exec(text) ?? [];
  if (kind === 'add') return { kind, slug: rest.slice(0, lineLimits.slug) };
  return kind === 'remove' && /^\d{1,3}$/.test(rest) ? { kind, index: Number(rest) } : undefined;
}

/** What a press sends. */
export const writeQuoteStep = (step: QuoteStep): string =>
  step.kind === 'remove' ? `remove ${step.index}` : `add ${step.slug}`.trim();

/**
 * What a visitor without JavaScript typed, after such a press. The lines stay as typed, right or
 * wrong.
 */
export function applyQuoteStep(
  step: QuoteStep,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const lines: readonly Partial<QuoteLine>[] = Array.isArray(values.lines) ? values.lines : [];
  if (step.kind === 'remove')
    return {
      ...values,
      lines: lines.filter((_, index) => index !== step.index),
      removed: lines[step.index]?.slug ?? '',
    };
  const chosen = Array.isArray(values.products) ? values.products : [];
  const slugs = step.slug === '' ? chosen : [step.slug];
  const fresh = slugs.filter((slug) => !lines.some((line) => line.slug === slug));
  return { ...values, products: [], lines: [...lines, ...fresh.map(newLine)] };
}
