import { PageTitle } from '../../components/sections/PageTitle.tsx';
import { QuoteBlock } from '../../components/sections/QuoteBlock.tsx';
import { quotePath } from '../../site/paths.ts';
import { CategoryProducts } from './CategoryProducts.tsx';
import type { CategoryPageData } from './loadCategoryPage.ts';

/** A category's page: introduction, products and a link to a quote. */
export function CategoryPage({ heading, intro, products, quote, seo }: CategoryPageData) {
  return (
    <>
      <PageTitle title={heading} description={intro} trail={seo.breadcrumbs} />
      <CategoryProducts heading={heading} products={products} />
      <QuoteBlock {...quote} link={{ label: quote.label, href: quotePath() }} />
    </>
  );
}
