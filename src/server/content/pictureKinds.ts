import { Parser } from 'htmlparser2';

const maxSide = 1600;
/** A small file with more pixels than this could exhaust memory when decoded. */
const maxPixels = 50_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

const noPicture = 'This file is not a picture (JPEG, PNG, WebP or AVIF).';

/** Re-encoded, so that nothing can hide in it; or why not. */
async function photo(content: Buffer): Promise<Buffer | string> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.has(format)) return noPicture;
    return await picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch {
    return noPicture;
  }
}

const shapes = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
  'line',
]);
const attribute =
  /^(?:d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points|transform|opacity|fill|fill-rule|clip-rule|stroke|stroke-[a-z]+|viewBox)$/;
const value = /^[\w\s#.,()%+-]*$/;
const longest = 100_000;

/** Drawn anew from its shapes alone: no script, style, link or text of the file gets through. */
function drawing(content: Buffer): Buffer | string {
  if (content.length > longest) return 'This drawing is larger than 100 kB.';
  let made = '';
  let box = '';
  const foreign = new Set<string>();
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (!shapes.has(tag)) {
          foreign.add(tag);
          return;
        }
        if (tag === 'svg') box ||= attributes.viewBox ?? '';
        const kept = Object.entries(attributes)
          .filter(([name, text]) => attribute.test(name) && value.test(text))
          .map(([name, text]) => ` ${name}="${text}"`);
        const xmlns = tag === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : '';
        made += `<${tag}${xmlns}${kept.join('')}>`;
      },
      onclosetag: (tag) => {
        if (shapes.has(tag)) made += `</${tag}>`;
      },
    },
    { xmlMode: true },
  );
  parser.end(content.toString());
  foreign.delete('title');
  if (foreign.size > 0)
    return `A logo consists of shapes only; this file has ${[...foreign].join(', ')}. Ask for it with everything turned into paths.`;
  if (!made.startsWith('<svg') || box === '')
    return 'This file is not an SVG drawing with a viewBox.';
  return Buffer.from(`${made}\n`);
}

/** The pictures that staff may send: where each lies, and how it is made. */
export const pictureKinds = [
  {
    key: 'customer',
    title: 'Logo of a customer (SVG)',
    folder: 'assets/customers',
    ending: 'svg',
    make: async (content: Buffer) => drawing(content),
  },
  {
    key: 'instrument',
    title: 'Picture of an instrument, named after the end of its address',
    folder: 'assets/renders/instruments',
    ending: 'webp',
    make: photo,
  },
  {
    key: 'product',
    title: 'Picture of another product',
    folder: 'assets/renders/products',
    ending: 'webp',
    make: photo,
  },
] as const;
