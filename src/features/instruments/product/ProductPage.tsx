import { AddToQuote } from '../../../components/quote/AddToQuote.tsx';
import { QuoteBlock } from '../../../components/sections/QuoteBlock.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { quotePath } from '../../../site/paths.ts';
import { AccordingToTable } from './AccordingToTable.tsx';
import { ProductHead } from './head/ProductHead.tsx';
import type { ProductPageData } from './loadProductPage.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductContext } from './ProductContext.tsx';
import { ProductCovers } from './ProductCovers.tsx';
import { ProductDocuments } from './ProductDocuments.tsx';
import { ProductIntro } from './ProductIntro.tsx';
import { ProductOrder } from './ProductOrder.tsx';
import { ProductSpecifications } from './ProductSpecifications.tsx';
import { CompareWith } from './related/CompareWith.tsx';
import { ProductRelations } from './related/ProductRelations.tsx';
import './product.css';

interface QuoteBarProps {
  slug: string;
  name: string;
  label: string;
}

/** Stays at the bottom of a phone's screen while the product is being read. */
function QuoteBar({ slug, name, label }: QuoteBarProps) {
  return (
    <aside aria-label={name} className="quote-bar">
      <ButtonLink href={quotePath(slug)}>{label}</ButtonLink>
      <AddToQuote slugs={[slug]} product={name} label="Add to list" />
    </aside>
  );
}

interface ProductJumpsProps {
  name: string;
  jumps: readonly { id: string; label: string }[];
  quote: { label: string; href: string };
}

/** The parts of the page and the quote, in a bar that stays under the header of wide screens. */
function ProductJumps({ name, jumps, quote }: ProductJumpsProps) {
  return (
    <nav aria-label="On this page" className="product-jumps">
      <div className="page-width">
        <strong>{name}</strong>
        <ul>
          {jumps.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
        <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
      </div>
    </nav>
  );
}

export function ProductPage(page: ProductPageData) {
  const { product, models, words, relations } = page;
  const { slug, name } = product;
  const { heading, text, label } = words.quote;
  const quote = { label, href: quotePath(slug) };
  return (
    <>
      <ProductHead {...page} />
      <ProductIntro product={product} models={models} quoteLabel={label} />
      <ProductJumps name={name} jumps={page.jumps} quote={quote} />
      <ProductContext {...product} />
      <AccordingToTable table={product.table} models={models} />
      <ProductSpecifications specification={product.specification} models={models} />
      <ProductCovers covers={page.covers} words={words.covers} />
      <ProductRelations relations={relations} words={words.related} />
      <CompareWith slug={slug} nearest={relations.nearest} words={words.compare} />
      <ProductOrder {...page.order} words={words.order}>
        <ProductDocuments documents={page.documents} words={words.documents} />
      </ProductOrder>
      <MoreProducts {...page.more} />
      <QuoteBlock heading={heading} text={text} link={quote} />
      <QuoteBar slug={slug} name={name} label={label} />
    </>
  );
}
