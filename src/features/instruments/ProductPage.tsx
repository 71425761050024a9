import { PageTitle } from '../../components/sections/PageTitle.tsx';
import { QuoteBlock } from '../../components/sections/QuoteBlock.tsx';
import { quotePath } from '../../site/paths.ts';
import { AccordingToTable } from './AccordingToTable.tsx';
import type { ProductPageData } from './loadProductPage.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductContext } from './ProductContext.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductSpecifications } from './ProductSpecifications.tsx';
import { ProductWaveforms } from './ProductWaveforms.tsx';

export function ProductPage({ product, picture, alt, seo, more, quote }: ProductPageData) {
  return (
    <>
      <PageTitle title={product.name} sub={product.subtitle} trail={seo.breadcrumbs} />
      <ProductHead product={product} picture={picture} alt={alt} />
      <ProductContext {...product} />
      <AccordingToTable table={product.table} />
      <ProductSpecifications specification={product.specification} />
      <ProductWaveforms product={product} />
      <MoreProducts {...more} />
      <QuoteBlock
        heading={quote.heading}
        text={quote.text}
        link={{ label: quote.label, href: quotePath(product.slug) }}
      />
    </>
  );
}
