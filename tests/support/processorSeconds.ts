/** The processor time that something takes, which a busy machine does not lengthen. */
export function processorSeconds(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  return process.threadCpuUsage(before).user / 1e6;
}
