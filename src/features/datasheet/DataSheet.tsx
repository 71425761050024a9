import { Document, Text } from '@react-pdf/renderer';
import { productWaveforms } from '../../catalogue/productWaveforms.ts';
import { SheetTable } from '../../components/pdf/SheetTable.tsx';
import { SheetWaveforms } from '../../components/pdf/SheetWaveforms.tsx';
import { colours } from '../../components/pdf/sheetStyle.ts';
import type { Catalogue } from '../../content/schemas/catalogue.ts';
import type { Product } from '../../content/schemas/product.ts';
import { company } from '../../site/company.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetPage } from './SheetPage.tsx';
import { SheetSafety } from './SheetSafety.tsx';

export interface DataSheetProps {
  product: Product;
  texts: Catalogue['dataSheet'];
  /** JPEG; undefined while the product has no picture. */
  picture: Buffer | undefined;
  /** URL of the product page; empty while the site has no public address. */
  address: string;
}

/** Two A4 pages: an overview and the full specifications. */
export function DataSheet({ product, texts, picture, address }: DataSheetProps) {
  const { name, slug, subtitle, table, specification } = product;
  const revision = texts.revisions[slug] ?? texts.revision;
  const footer = { name, revision, address };
  const isSafety = ({ title }: { title: string }) => title === 'Safety';
  return (
    <Document
      title={`${name}: ${subtitle}. Data sheet`}
      author={company.name}
      subject={product.standards.join(', ')}
      creator={company.name}
      producer={company.name}
      language="en"
      creationDate={new Date(revision.date)}
    >
      <SheetPage {...footer} page={1}>
        <SheetHead product={product} picture={picture} />
        <SheetTable
          title="According To"
          second="Description"
          rows={table.map(({ standard, detail }) => [standard, detail])}
          firstInMono
        />
        <SheetWaveforms curves={productWaveforms(product)} />
      </SheetPage>
      <SheetPage {...footer} page={2}>
        {specification
          .filter((group) => !isSafety(group))
          .map(({ title, rows }) => (
            <SheetTable key={title} title={title} rows={rows} />
          ))}
        <SheetSafety rows={specification.find(isSafety)?.rows ?? []} otherwise={texts.safety} />
        <Text style={{ marginTop: 8, fontSize: 7.5, color: colours.muted }}>{texts.notice}</Text>
      </SheetPage>
    </Document>
  );
}
