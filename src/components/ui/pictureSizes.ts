/** Tailwind's breakpoints, and the maximum width of a page, in rem. */
export const widths = { sm: 40, md: 48, lg: 64, page: 78, xl: 80 } as const;

/**
 * The `sizes` attribute from the displayed width below all breakpoints and from each one on:
 * `pictureSizes('100vw', { lg: '380px', sm: '46vw' })`
 */
export function pictureSizes(
  narrow: string,
  from: Partial<Record<keyof typeof widths, string>>,
): string {
  const steps = Object.entries(from) as [keyof typeof widths, string][];
  return [
    ...steps
      .sort(([a], [b]) => widths[b] - widths[a])
      .map(([name, shown]) => `(min-width: ${widths[name]}rem) ${shown}`),
    narrow,
  ].join(', ');
}
