const minute = 60_000;
const hour = 60 * minute;

/** A span of time in its two largest units: 1 d 3 h, 5 h, 20 min. `day` is what counts as one. */
export function timeSpan(milliseconds: number, day = 24 * hour): string {
  const whole = Math.max(0, Math.floor(milliseconds / minute)) * minute;
  if (whole >= 10 * day) return `${Math.floor(whole / day)} d`;
  if (whole >= day) {
    const hours = Math.floor((whole % day) / hour);
    return `${Math.floor(whole / day)} d${hours > 0 ? ` ${hours} h` : ''}`;
  }
  return whole >= hour ? `${Math.floor(whole / hour)} h` : `${whole / minute} min`;
}
