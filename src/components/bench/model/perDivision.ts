/** The finest step of a scope's 1-2-5 row with which a peak fits into so many divisions. */
export function perDivision(peak: number, divisions: number): number {
  const wanted = peak / divisions;
  const decade = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((factor) => factor * decade >= wanted * (1 - 1e-9)) ?? 10;
  return step * decade;
}
