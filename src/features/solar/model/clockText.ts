const two = (n: number) => String(n).padStart(2, '0');

/** Minutes since midnight as a clock shows them; negative ones belong to the day before. */
export function clockText(minute: number): string {
  if (minute < 0) return `yesterday, ${clockText(minute + 1440)}`;
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
