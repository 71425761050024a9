import { PageTitle } from '../../components/sections/PageTitle.tsx';
import { QuoteBlock } from '../../components/sections/QuoteBlock.tsx';
import { quotePath } from '../../site/paths.ts';
import { CategoryProducts } from './CategoryProducts.tsx';
import type { CategoryPageData } from './loadCategoryPage.ts';
import { ModelText } from './ModelText.tsx';

/** A category's page: introduction, products and a link to a quote. */
export function CategoryPage(page: CategoryPageData) {
  const { family, heading, intro, products, quote, models, seo } = page;
  return (
    <>
      <PageTitle
        title={heading}
        description={intro}
        show={(text) => <ModelText text={text} models={models} />}
        trail={seo.breadcrumbs}
      />
      <CategoryProducts heading={heading} products={products} family={family} />
      <QuoteBlock {...quote} link={{ label: quote.label, href: quotePath() }} />
    </>
  );
}
