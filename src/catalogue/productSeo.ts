import type { Seo } from '../components/head/seo.ts';
import { breadcrumbs } from '../site/navigation.ts';
import { categoryPath } from '../site/paths.ts';
import type { CatalogueCategory, CatalogueProduct } from './catalogue.ts';

/** As many whole sentences as fit, or failing that, as many words and an ellipsis. */
export function summarise(text: string, most = 160): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const sentences = /^.*[.!?](?=\s)/s.exec(head)?.[0];
  if (sentences && sentences.length >= most / 2) return sentences;
  return `${head.slice(0, most - 1).replace(/[\s,;:–]*\s\S*$/, '')}…`;
}

/** Title, breadcrumbs and structured data of a product page. There are no prices to give. */
export function productSeo(
  product: CatalogueProduct,
  category: CatalogueCategory,
  image: string | undefined,
  site: URL,
) {
  const { name, slug, subtitle, intro, order, path } = product;
  const parent = { label: category.label, href: categoryPath(category.key) };
  const above = breadcrumbs(path);
  const description = summarise(intro);
  return {
    title: `${name}: ${subtitle}`,
    description,
    path,
    breadcrumbs: above.some(({ href }) => href === parent.href) ? above : [...above, parent],
    structuredData: [
      {
        '@type': 'Product',
        '@id': new URL(`${path}#product`, site).href,
        name,
        sku: slug,
        mpn: order.code,
        description: `${subtitle}. ${description}`,
        category: category.heading,
        url: new URL(path, site).href,
        ...(image ? { image: new URL(image, site).href } : {}),
        manufacturer: { '@id': new URL('/#organization', site).href },
      },
    ],
  } satisfies Seo;
}
