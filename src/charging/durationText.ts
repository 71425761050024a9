/** For example "13 min" or "5 h 20 min". */
export function durationText(minutes: number): string {
  const rounded = Math.round(minutes);
  if (minutes < 10) return `${minutes.toFixed(1)} min`;
  const hours = Math.floor(rounded / 60);
  const rest = rounded % 60;
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
