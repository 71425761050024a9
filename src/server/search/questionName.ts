import { paths } from '../../site/paths.ts';

/** What an answer of the finder or a comparison depends on. */
export function questionName({ path, search }: { path: string; search: string }): string {
  const asked = [...new URLSearchParams(search)]
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='));
  // The finder draws the same page in whatever order it is asked; columns have an order.
  return JSON.stringify([path, ...(path === paths.compare ? asked : asked.sort())]);
}
