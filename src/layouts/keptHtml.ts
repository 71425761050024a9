const kept = new Map<string, string>();

/** Renders HTML that is the same for every visitor once, and keeps it as long as the server runs. */
export async function keptHtml(name: string, render: () => Promise<string>): Promise<string> {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const html = await render();
  kept.set(name, html);
  return html;
}
