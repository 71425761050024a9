export const answerFileBytes = 5_000_000;

/** The file attached to an answer; undefined if there is none. Its name keeps no path. */
export async function answerFile(
  form: FormData,
): Promise<{ name: string; content: Uint8Array } | 'too large' | undefined> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return undefined;
  if (file.size > answerFileBytes) return 'too large';
  const name = file.name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}"<>|:*?]/gu, '')
    .slice(-120);
  return { name: name || 'attachment', content: new Uint8Array(await file.arrayBuffer()) };
}
