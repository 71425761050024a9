import { PageTitle } from '../../../components/sections/PageTitle.tsx';
import { QuoteBlock } from '../../../components/sections/QuoteBlock.tsx';
import { quotePath } from '../../../site/paths.ts';
import { AccordingToTable } from './AccordingToTable.tsx';
import type { ProductPageData } from './loadProductPage.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductContext } from './ProductContext.tsx';
import { ProductCovers } from './ProductCovers.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductOrder } from './ProductOrder.tsx';
import { ProductRelations } from './ProductRelations.tsx';
import { ProductSpecifications } from './ProductSpecifications.tsx';
import { ProductWaveforms } from './ProductWaveforms.tsx';

export function ProductPage(page: ProductPageData) {
  const { product, models, words } = page;
  const { quote } = words;
  return (
    <>
      <PageTitle title={product.name} sub={product.subtitle} trail={page.seo.breadcrumbs} />
      <ProductHead product={product} picture={page.picture} alt={page.alt} models={models} />
      <ProductContext {...product} />
      <AccordingToTable table={product.table} models={models} />
      <ProductCovers covers={page.covers} words={words.covers} />
      <ProductSpecifications specification={product.specification} models={models} />
      <ProductWaveforms product={product} />
      <ProductRelations relations={page.relations} words={words.related} />
      <ProductOrder {...page.order} words={words.order} />
      <MoreProducts {...page.more} />
      <QuoteBlock
        heading={quote.heading}
        text={quote.text}
        link={{ label: quote.label, href: quotePath(product.slug) }}
      />
    </>
  );
}
