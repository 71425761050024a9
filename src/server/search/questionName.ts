/** What an answer of the finder depends on. The order of the query and empty fields do not matter. */
export function questionName({ path, search }: { path: string; search: string }): string {
  const asked = [...new URLSearchParams(search)].filter(([, value]) => value !== '');
  return JSON.stringify([path, ...asked.map((pair) => pair.join('=')).sort()]);
}
