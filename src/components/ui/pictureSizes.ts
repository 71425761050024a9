/** Tailwind's breakpoints, and the width from which a page grows no more, in rem. */
export const widths = { sm: 40, md: 48, lg: 64, page: 78, xl: 80 } as const;

/**
 * How wide a picture is shown, for the browser's choice of a file: from each width on, widest first,
 * and below all of them. `pictureSizes('100vw', { lg: '380px', sm: '46vw' })`
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
