/**
 * Who does what: each piece of work, the largest first, goes to the worker with the least so far, the
 * last of them where several have as little. The first worker also makes the preview.
 */
export function shareOut(sizes: readonly number[], workers: number): number[] {
  const load = Array.from({ length: workers }, () => 0);
  const owners = sizes.map(() => 0);
  const largestFirst = sizes
    .map((_, piece) => piece)
    .sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  for (const piece of largestFirst) {
    const owner = load.lastIndexOf(Math.min(...load));
    load[owner] = (load[owner] ?? 0) + (sizes[piece] ?? 0);
    owners[piece] = owner;
  }
  return owners;
}
