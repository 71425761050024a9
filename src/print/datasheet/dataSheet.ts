import type { Catalogue } from '../../content/schemas/catalogue.ts';
import type { Product } from '../../content/schemas/product.ts';
import { drawingSet } from '../drawings/drawingSet.ts';
import { qrDrawing } from '../drawings/qrDrawing.ts';
import type { PrintJob } from '../printPdf.ts';
import { waveformParts } from './waveformParts.ts';

export interface DataSheetSource {
  product: Product;
  texts: Catalogue['dataSheet'];
  words: { [key: string]: string | string[] };
  /** JPEG, and what it shows. */
  picture: { bytes: Uint8Array; alt: string } | undefined;
  /** URL of the product page; empty while the site has no public address. */
  address: string;
}

const mostWaveforms = 6;

/** A product's data sheet, ready to print. */
export function dataSheet({ product, texts, words, picture, address }: DataSheetSource): PrintJob {
  const { name, slug, subtitle, intro, specs, table, specification } = product;
  const revision = texts.revisions[slug] ?? texts.revision;
  const drawings = drawingSet();
  const waveforms = waveformParts(product.waveforms.slice(0, mostWaveforms), drawings);
  return {
    template: 'datasheet',
    data: {
      title: `${name}: ${subtitle}. Data sheet`,
      description: `Data sheet of ${name}, ${subtitle}`,
      keywords: product.standards,
      date: revision.date,
      revision,
      words,
      name,
      orderCode: null,
      subtitle,
      intro,
      keyFigures: specs.map(({ label }) => label),
      picture: picture ? { file: '/picture.jpg', alt: picture.alt } : null,
      address,
      qr: address ? '/qr.svg' : null,
      accordingTo: table.map(({ standard, detail }) => [standard, detail]),
      waveforms,
      parts: specification.map(({ title, rows }) =>
        title === 'Safety'
          ? { kind: 'caution', title, rows }
          : { kind: 'pairs', title, head: words.specificationHead, rows },
      ),
      notice: texts.notice,
    },
    files: {
      ...drawings.files,
      ...(picture && { 'picture.jpg': picture.bytes }),
      ...(address && { 'qr.svg': qrDrawing(address) }),
    },
  };
}
