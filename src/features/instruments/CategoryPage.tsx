import { PageTitle } from '../../components/sections/PageTitle.tsx';
import { QuoteBlock } from '../../components/sections/QuoteBlock.tsx';
import { quotePath } from '../../site/paths.ts';
import { CategoryProducts } from './CategoryProducts.tsx';
import type { CategoryPageData } from './loadCategoryPage.ts';

/** The page of one category: what it is, its products, the way to a quote. */
export function CategoryPage({ heading, intro, products, quote, seo }: CategoryPageData) {
  return (
    <>
      <PageTitle title={heading} description={intro} trail={seo.breadcrumbs} />
      <CategoryProducts heading={heading} products={products} />
      <QuoteBlock {...quote} link={{ label: quote.label, href: quotePath() }} />
    </>
  );
}
