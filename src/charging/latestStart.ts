const dayMinutes = 24 * 60;

/** When to plug in so that the battery is ready in time, such as "22:05 the day before". */
export function latestStart(readyBy: string, minutes: number): string {
  const [hour = 0, minute = 0] = readyBy.split(':').map(Number);
  const start = hour * 60 + minute - Math.ceil(minutes);
  const days = Math.ceil(-start / dayMinutes);
  const within = ((start % dayMinutes) + dayMinutes) % dayMinutes;
  const clock = [Math.floor(within / 60), within % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  if (days <= 0) return clock;
  return days === 1 ? `${clock} the day before` : `${clock}, ${days} days before`;
}
