/** The trace `times` in a row; its first and last sample are the same moment of the next one. */
export function repeatTrace(trace: readonly number[], times: number): number[] {
  const repeated = [...trace];
  for (let time = 1; time < times; time++) repeated.push(...trace.slice(1));
  return repeated;
}
