/**
 * Renders the customer marks for training and for the scenes: whole, symbol alone, word alone, and
 * the word's first line where there are two. White on transparent, cropped to the ink.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { parse } from 'yaml';

const width = 1920;
const out = `${import.meta.dirname}/.work/marks`;

interface Span {
  start: number;
  end: number;
}

/** Stretches without ink between the first and the last line that has some. */
function gaps(hasInk: readonly boolean[]): Span[] {
  const found: Span[] = [];
  let last = -1;
  hasInk.forEach((ink, at) => {
    if (!ink) return;
    if (last >= 0 && at - last > 1) found.push({ start: last + 1, end: at });
    last = at;
  });
  return found;
}

const length = ({ start, end }: Span) => end - start;
const widest = (spans: readonly Span[]) =>
  spans.reduce<Span | undefined>(
    (best, span) => (best && length(best) >= length(span) ? best : span),
    undefined,
  );

await mkdir(out, { recursive: true });
const customers: { name: string; file: string }[] = parse(
  await readFile('src/content/customers.yaml', 'utf8'),
);
const list: { brand: string; variant: string; file: string }[] = [];
for (const { name, file } of customers) {
  const svg = (await readFile(`src/assets/customers/${file}`, 'utf8')).replace(
    /fill="#\w+"/,
    'fill="#fff"',
  );
  const density = (72 * width) / 160;
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 100;
  const columns = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_, y) => y).some((y) => ink(x, y)),
  );
  // The symbol ends at the widest gap near a third of the width; letters stand closer.
  const cut = widest(
    gaps(columns).filter(({ start }) => start > info.width * 0.15 && start < info.width * 0.45),
  );
  if (!cut) throw new Error(`${file}: no gap between symbol and word`);
  const rows = Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width - cut.end }, (_, x) => x + cut.end).some((x) => ink(x, y)),
  );
  const line = widest(gaps(rows).filter((span) => length(span) > info.height * 0.03));
  const parts = [
    { variant: 'full', left: 0, top: 0, right: info.width, bottom: info.height },
    { variant: 'symbol', left: 0, top: 0, right: cut.start, bottom: info.height },
    { variant: 'word', left: cut.end, top: 0, right: info.width, bottom: info.height },
    ...(line
      ? [{ variant: 'line', left: cut.end, top: 0, right: info.width, bottom: line.start }]
      : []),
  ];
  for (const { variant, left, top, right, bottom } of parts) {
    const target = `${file.replace('.svg', '')}-${variant}.png`;
    const raw = { width: info.width, height: info.height, channels: 4 as const };
    const piece = await sharp(data, { raw })
      .extract({ left, top, width: right - left, height: bottom - top })
      .png()
      .toBuffer();
    await sharp(piece).trim({ threshold: 40 }).png().toFile(`${out}/${target}`);
    list.push({ brand: name, variant, file: target });
  }
}
await writeFile(`${out}/marks.json`, `${JSON.stringify(list, null, 1)}\n`);
console.log(`${list.length} pictures of ${customers.length} marks in ${out}`);
