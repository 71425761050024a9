import { specificationTitles } from '../../catalogue/fullSpecification.ts';
import { termsFor } from '../../catalogue/productTerms.ts';
import { quantity } from '../../catalogue/quantity.ts';
import type { Waveform } from '../../components/waveforms/waveform.ts';
import type { Accessory } from '../../content/schemas/accessory.ts';
import type { Catalogue } from '../../content/schemas/catalogue.ts';
import type { PrintWords } from '../../content/schemas/print.ts';
import type { Product } from '../../content/schemas/product.ts';
import type { Terms } from '../../content/schemas/terms.ts';
import { dimensionDrawing } from '../drawings/dimensionDrawing.ts';
import { drawingSet } from '../drawings/drawing.ts';
import { qrDrawing } from '../drawings/qrDrawing.ts';
import { waveformDrawing } from '../drawings/waveformDrawing.ts';
import type { PrintJob } from '../printSources.ts';
import { orderGroups } from './orderGroups.ts';

type Listed = Pick<Product, 'name' | 'subtitle' | 'order'>;

export interface DataSheetSource {
  /** With its whole specification. */
  product: Product;
  /** Its curves, the main one first. */
  curves: readonly Waveform[];
  /** What goes with it, whichever of the two names the other. */
  related: {
    requires: readonly Listed[];
    worksWith: readonly Listed[];
    accessories: readonly Pick<Accessory, 'order' | 'name'>[];
  };
  texts: Catalogue['dataSheet'];
  terms: Terms;
  words: PrintWords;
  /** JPEG, and what it shows. */
  picture: { bytes: Uint8Array; alt: string } | undefined;
  /** URL of the product page. */
  address: string;
}

const mostCurves = 6;

/** The shape at the EUT port of a coupling network for supply lines, by its rated current. */
function portWaveforms(
  { role, eut, waves }: Product,
  { paths }: PrintWords['couplingNetworks'],
): string[][] {
  const rated = eut?.maxAmperes;
  if (role !== 'coupling-network' || !eut || eut.phases === 0 || rated === undefined) return [];
  return paths.flatMap(({ name, wave, ohms, voltage, current, tolerances }) => {
    const volts = waves.find((one) => one.wave === wave)?.maxVolts;
    const [, tolerance] = tolerances.find(([amperes]) => rated <= amperes) ?? [];
    if (volts === undefined || (tolerances.length > 0 && !tolerance)) return [];
    return [
      [
        name,
        ohms ? `${quantity(volts, 'V')}, ${voltage} ${tolerance}` : `Set voltage, ${voltage}`,
        ohms && current
          ? `${quantity(Number((volts / ohms).toPrecision(3)), 'A')}, ${current}`
          : '–',
      ],
    ];
  });
}

/** A product's data sheet, ready to print. */
export async function dataSheet(source: DataSheetSource): Promise<PrintJob> {
  const { product, related, texts, terms, picture, address } = source;
  const { name, slug, subtitle, specification, body } = product;
  const words = source.words.dataSheet;
  const network = source.words.couplingNetworks;
  const revision = texts.revisions[slug] ?? texts.revision;
  const drawings = drawingSet();
  const listed = (products: readonly Listed[]) =>
    products.map((one) => [one.order.code, `${one.name}, ${one.subtitle}`]);
  const size = `${body.widthMm} mm wide, ${body.heightMm} mm high, ${body.depthMm} mm deep`;
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
      orderCode: product.order.code,
      subtitle,
      intro: product.intro,
      /** A complete system has a page more. */
      large: product.role === 'complete-system',
      keyFigures: product.specs.map(({ label }) => label),
      picture: picture ? { file: '/picture.jpg', alt: picture.alt } : null,
      address,
      qr: '/qr.svg',
      accordingTo: product.table.map(({ standard, detail }) => [standard, detail]),
      coverage: product.covers.map(({ standard, levels = '–', upTo, unit, port }) => {
        return [standard, levels, quantity(upTo, unit), port];
      }),
      waveforms: source.curves.slice(0, mostCurves).map((curve) => ({
        title: curve.title,
        caption: curve.caption,
        ...drawings.add(waveformDrawing(curve), `${curve.title}. ${curve.caption}`),
      })),
      specification: specification.filter(({ title }) => title !== specificationTitles.safety),
      port: { ...network, rows: portWaveforms(product, network) },
      dimensions: drawings.add(dimensionDrawing(body), `${name} from the front and side: ${size}.`),
      ordering: orderGroups(product, terms, related.accessories, words.ordering),
      worksWith: [
        { title: words.worksWith.requires, rows: listed(related.requires) },
        { title: words.worksWith.others, rows: listed(related.worksWith) },
      ].filter(({ rows }) => rows.length > 0),
      safety: product.safety,
      terms: termsFor(product, terms).map(({ title, text }) => [title, text]),
      notice: texts.notice,
    },
    files: {
      ...drawings.files,
      ...(picture && { 'picture.jpg': picture.bytes }),
      'qr.svg': await qrDrawing(address),
    },
  };
}
