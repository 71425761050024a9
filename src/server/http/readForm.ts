/** Reads a posted form; undefined if it is too large or malformed. */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type) || !request.body)
    return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      // Counted, because Content-Length may be missing or wrong.
      if (size > maxBytes) return undefined;
      chunks.push(chunk);
    }
    return await new Response(new Blob(chunks), { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}

/** A field as text, without control characters. A file counts as empty. */
export function textField(form: FormData, name: string, maxLength = 200): string {
  const value = form.get(name);
  if (typeof value !== 'string') return '';
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, maxLength);
}
