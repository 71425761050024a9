import { QuoteBlock } from '../../../components/sections/QuoteBlock.tsx';
import { quotePath } from '../../../site/paths.ts';
import { AccordingToTable } from './AccordingToTable.tsx';
import { ProductHead } from './head/ProductHead.tsx';
import type { ProductPageData } from './loadProductPage.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductContext } from './ProductContext.tsx';
import { ProductCovers } from './ProductCovers.tsx';
import { ProductDocuments } from './ProductDocuments.tsx';
import { ProductIntro } from './ProductIntro.tsx';
import { ProductJumps } from './ProductJumps.tsx';
import { ProductOrder } from './ProductOrder.tsx';
import { ProductSpecifications } from './ProductSpecifications.tsx';
import { QuoteBar } from './QuoteBar.tsx';
import { CompareWith } from './related/CompareWith.tsx';
import { ProductRelations } from './related/ProductRelations.tsx';

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
