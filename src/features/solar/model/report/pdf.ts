/** Something on a page of 595 by 842 points; y counts from the top. */
export type Mark =
  | { readonly text: string; x: number; y: number; size?: number; bold?: boolean; right?: boolean }
  | { readonly line: readonly [x1: number, y1: number, x2: number, y2: number] }
  | { readonly box: readonly [x: number, y: number, width: number, height: number] };

export const sheet = { width: 595, height: 842 };

/** What Windows-1252 has beyond Latin-1 and our texts use. */
const special: Readonly<Record<string, number>> = { '–': 0x96, '—': 0x97, '’': 0x92, '…': 0x85 };

/** Text as PDF's standard fonts take it. What they lack becomes a question mark. */
function encoded(text: string): string {
  const spaced = text.replaceAll(/[\u202f\u2009]/g, ' ').replaceAll('−', '–');
  return [...spaced]
    .map((letter) => {
      const code = special[letter] ?? letter.codePointAt(0) ?? 63;
      if (code > 255) return '?';
      if ('()\\'.includes(letter)) return `\\${letter}`;
      return code < 128 ? letter : `\\${code.toString(8)}`;
    })
    .join('');
}

/** Digits and most signs of Helvetica are 0.556 em wide; enough to align figures to the right. */
const narrow = /[.,:;' |ilj!()]/;
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (narrow.test(letter) ? 0.278 : 0.556), 0) * size;

function drawn(mark: Mark): string {
  const up = (y: number) => (sheet.height - y).toFixed(1);
  if ('line' in mark) {
    const [x1, y1, x2, y2] = mark.line;
    return `0.6 w ${x1} ${up(y1)} m ${x2} ${up(y2)} l S`;
  }
  if ('box' in mark) {
    const [x, y, width, height] = mark.box;
    return `0.04 0.45 0.39 rg ${x} ${up(y + height)} ${width.toFixed(1)} ${height} re f 0 g`;
  }
  const { text, size = 9, bold = false, right = false } = mark;
  const x = right ? mark.x - widthOf(text, size) : mark.x;
  const place = `${x.toFixed(1)} ${up(mark.y)} Td`;
  return `BT /${bold ? 'B' : 'R'} ${size} Tf ${place} (${encoded(text)}) Tj ET`;
}

/** A PDF of plain text, lines and bars, in the standard fonts. All of it is ASCII. */
export function pdf(title: string, pages: readonly (readonly Mark[])[]): string {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const first = 6;
  const pageNumber = (index: number) => first + 2 * index;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${encoded(title)}) >>`,
    ...pages.flatMap((marks, index) => {
      const content = marks.map(drawn).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
