import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { OrderCatalogue, OrderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { fillFacts } from '../../site/fillFacts.ts';
import { accessoryPath, type CategoryKey, categoryKeys, productPath } from '../../site/paths.ts';

const choice = z.object({ code: z.string(), name: z.string() });

const categorySchema = z.object({
  label: z.string(),
  products: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      subtitle: z.string(),
      order: z.object({
        code: z.string(),
        mains: z.array(z.string()),
        options: z.array(choice).default([]),
      }),
    }),
  ),
});

const accessorySchema = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    order: z.string(),
    group: z.string(),
    calibrated: z.boolean().default(false),
  }),
);

const termsSchema = z.object({
  mains: z.array(choice),
  plugs: z.array(choice.extend({ mains: z.array(z.string()) })),
  options: z.array(choice),
});

const othersSchema = z.array(z.object({ name: z.string(), path: z.string() }));

const content = join(import.meta.dirname, '../../content');
const pictures = join(import.meta.dirname, '../../assets/renders/instruments');

const read = (file: string) => fillFacts(parse(readFileSync(join(content, file), 'utf8')));

function instruments(category: CategoryKey): OrderProduct[] {
  const { label, products } = categorySchema.parse(read(`instruments/${category}.yaml`));
  return products.map(({ slug, name, subtitle, order }) => ({
    ...{ slug, name, subtitle, ...order, group: label, calibrated: true },
    path: productPath(category, slug),
    pictured: existsSync(join(pictures, `${slug}.webp`)),
  }));
}

const accessories = (): OrderProduct[] =>
  accessorySchema
    .parse(read('accessories.yaml'))
    .map(({ slug, name, order, group, calibrated }) => ({
      ...{
        slug,
        name,
        subtitle: group,
        code: order,
        group: 'Accessories',
        path: accessoryPath(slug),
      },
      ...{ mains: [], options: [], pictured: false, calibrated },
    }));

/** Products that have no order code. Their name takes the place of the slug. */
const others = (): OrderProduct[] =>
  othersSchema.parse(read('quote-products.yaml')).map(({ name, path }) => ({
    ...{ slug: name, name, subtitle: '', path, code: '', group: 'Other products' },
    ...{ mains: [], options: [], pictured: false, calibrated: false },
  }));

/** Reads what can be ordered from the sources, for the build and in development. */
export function readOrderCatalogue(): OrderCatalogue {
  const { mains, plugs, options } = termsSchema.parse(read('terms.yaml'));
  return {
    products: [...categoryKeys.flatMap(instruments), ...accessories(), ...others()],
    ...{ mains, plugs, calibrations: options },
  };
}

let ofSources: OrderCatalogue | undefined;

/** The catalogue of a release; in development that of the sources, which takes a while to read. */
export function loadOrderCatalogue(file: string | undefined): OrderCatalogue {
  if (file !== undefined) return JSON.parse(readFileSync(file, 'utf8'));
  ofSources ??= readOrderCatalogue();
  return ofSources;
}
