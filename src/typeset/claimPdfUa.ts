const find = (text: string, pattern: RegExp): string => {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`The PDF has no ${pattern.source}`);
  return found;
};

/**
 * Declares a tagged PDF to be PDF/UA-1. Typst's WebAssembly build tags but has no option for the
 * declaration, so it is appended as an incremental update: the catalogue asks viewers to show the
 * title, and the metadata name the standard. The audit proves that the declaration is true.
 */
export function claimPdfUa(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const [root, info] = [find(trailer, /\/Root (\d+) 0 R/), find(trailer, /\/Info (\d+) 0 R/)];
  const size = find(trailer, /\/Size (\d+)/);
  const id = find(trailer, /\/ID (\[[^\]]+\])/);
  const previous = find(trailer, /startxref\s+(\d+)/);
  const object = (number: string) =>
    find(text, new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)\\nendobj`));

  // Without suspects is the default, and poppler takes the word "false" for an error.
  const catalogue = object(root)
    .replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true')
    .replace(/\s*\/Suspects false/, '');
  const metadata = find(catalogue, /\/Metadata (\d+) 0 R/);
  const xmp = find(object(metadata), /stream\r?\n([\s\S]*?)\r?\nendstream/).replace(
    '</rdf:Description>',
    '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part></rdf:Description>',
  );

  const changed = [
    [root, catalogue],
    [
      metadata,
      `<<\n  /Length ${xmp.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${xmp}\nendstream`,
    ],
  ] as const;
  let update = '\n';
  const entries = changed.map(([number, content]) => {
    const offset = String(text.length + update.length).padStart(10, '0');
    update += `${number} 0 obj\n${content}\nendobj\n`;
    return `${number} 1\n${offset} 00000 n\r\n`;
  });
  const start = text.length + update.length;
  update += `xref\n${entries.join('')}trailer\n<<\n  /Size ${size}\n  /Root ${root} 0 R\n  /Info ${info} 0 R\n  /ID ${id}\n  /Prev ${previous}\n>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}
