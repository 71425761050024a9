import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { allProducts } from '../../catalogue/catalogue.ts';
import { categoryTiles } from '../../catalogue/categoryTiles.ts';
import { loadBench } from '../../catalogue/loadBench.ts';
import { highestFigure, quantity } from '../../catalogue/quantity.ts';
import { requireEntry } from '../../content/requireEntry.ts';
import { pictureOf } from '../../pictures/picture.ts';
import { company } from '../../site/company.ts';

const logoFiles = import.meta.glob<{ default: ImageMetadata }>('../../assets/customers/*.svg', {
  eager: true,
});

async function loadCustomerLogos() {
  const customers = await getCollection(
    'customers',
    ({ data }) => company.sampleCustomers || !data.sample,
  );
  return customers.map(({ data: { name, file } }) => {
    const found = logoFiles[`../../assets/customers/${file}`];
    if (!found) throw new Error(`src/assets/customers/${file} is missing`);
    return { name, src: found.default.src };
  });
}

/** Name, highest figures and a small picture of the instruments that stand below the slides. */
async function loadStrip(slugs: readonly string[]) {
  const products = await allProducts();
  return Promise.all(
    slugs.map(async (slug) => {
      const product = products.find((candidate) => candidate.slug === slug);
      if (!product) throw new Error(`src/content/home.yaml: there is no instrument ${slug}`);
      const amperes = highestFigure(product, 'A');
      const figures = [
        quantity(highestFigure(product, 'V'), 'V'),
        amperes >= 1000 && quantity(amperes, 'A'),
      ];
      return {
        name: product.name,
        path: product.path,
        reach: figures.filter(Boolean).join(' / '),
        picture: await pictureOf(`instruments/${slug}`, [160]),
      };
    }),
  );
}

export const loadHomeWords = () => requireEntry('home', 'home');

/** The words of the home page and what it shows of the catalogue, with the pictures and logos. */
export async function loadHome() {
  const words = await loadHomeWords();
  const teasers = await Promise.all(
    words.products.items.map(async (item) => ({
      ...item,
      name: item.picture,
      picture: await pictureOf(`products/${item.picture}`, [720]),
    })),
  );
  const families = await Promise.all(
    words.instruments.families.map(async ({ picture, ...family }) => {
      return { ...family, picture: await pictureOf(`instruments/${picture}`, [640]) };
    }),
  );
  const customers = {
    heading: words.customers.heading,
    note: company.sampleCustomers ? words.customers.sampleNote : undefined,
    logos: await loadCustomerLogos(),
  };
  return {
    words,
    teasers,
    customers,
    families,
    strip: { label: words.strip.label, instruments: await loadStrip(words.strip.instruments) },
    why: { ...words.why, picture: await pictureOf(words.why.picture, [800, 1440]) },
    tiles: await categoryTiles(),
    bench: await loadBench(),
  };
}
