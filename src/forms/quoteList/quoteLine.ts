/** What a visitor asks for of one product. Empty codes leave the choice to us. */
export interface QuoteLine {
  /** A slug of the catalogue, or the name of a product that has no page of its own. */
  slug: string;
  quantity: number;
  /** Codes of terms.yaml, and of the product's own options. */
  mains: string;
  plug: string;
  options: readonly string[];
  calibration: string;
  note: string;
}

export const lineLimits = {
  lines: 50,
  slug: 100,
  quantity: 99,
  code: 12,
  options: 10,
  note: 300,
} as const;

export const newLine = (slug: string): QuoteLine => ({
  slug,
  quantity: 1,
  mains: '',
  plug: '',
  options: [],
  calibration: '',
  note: '',
});
