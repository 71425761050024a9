function find(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`The PDF has no ${pattern.source}`);
  return found;
}

/**
 * Asks viewers to show a document's title instead of its file's name, as WCAG wants it. Typst's
 * WebAssembly build has no option for it, so the catalogue is appended once more, as an incremental
 * update.
 */
export function showTitle(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const root = find(trailer, /\/Root (\d+) 0 R/);
  // Without suspects is the default, and poppler takes the word "false" for an error.
  const catalogue = find(text, new RegExp(`\\n${root} 0 obj\\n([\\s\\S]*?)\\nendobj`))
    .replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true')
    .replace(/\s*\/Suspects false/, '');

  const object = `\n${root} 0 obj\n${catalogue}\nendobj\n`;
  const offset = String(text.length + 1).padStart(10, '0');
  const kept = find(trailer, /<<([\s\S]*)>>/).trimEnd();
  const previous = find(trailer, /startxref\s+(\d+)/);
  const update = `${object}xref\n${root} 1\n${offset} 00000 n\r\ntrailer\n<<${kept}\n  /Prev ${previous}\n>>\nstartxref\n${text.length + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}
