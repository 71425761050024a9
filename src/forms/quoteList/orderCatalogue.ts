/** A code of an order with what it stands for. */
export interface OrderChoice {
  code: string;
  name: string;
}

/** A product as it can be ordered. */
export interface OrderProduct {
  slug: string;
  name: string;
  /** What it is, in few words. */
  subtitle: string;
  /** Empty where there is no order code. */
  code: string;
  /** The address of its page. */
  path: string;
  /** The heading it is listed under. */
  group: string;
  /** Codes of the mains variants, the usual one first. Empty for what needs no mains. */
  mains: readonly string[];
  options: readonly OrderChoice[];
  /** Whether it is something that is calibrated. */
  calibrated: boolean;
  pictured: boolean;
}

/** Everything a quote can name. */
export interface OrderCatalogue {
  products: readonly OrderProduct[];
  mains: readonly OrderChoice[];
  /** Each with the mains variants it is made for. */
  plugs: readonly (OrderChoice & { mains: readonly string[] })[];
  calibrations: readonly OrderChoice[];
}

/** The product of that slug; undefined if there is none. */
export const orderProduct = ({ products }: OrderCatalogue, slug: string) =>
  products.find((product) => product.slug === slug);
