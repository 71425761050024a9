import { z } from 'zod';

const text = z.string().trim().min(1);
const line = z.strictObject({ title: text, text });

/** What an order needs to know of one instrument; each is shown once it is filled in. */
export const productCommercialSchema = z.strictObject({
  /** Of the customs tariff, for example "9030 89 00". */
  hsn: text.optional(),
  /** For example "from stock" or "8 to 10 weeks". */
  leadTime: text.optional(),
  /** For example "EUR 12,000 to 15,000 ex works". */
  budget: text.optional(),
  rental: text.optional(),
  demo: text.optional(),
});

/** The same for every instrument that does not say otherwise, and what holds for every order. */
const commercialSchema = productCommercialSchema.extend({
  payment: text.optional(),
  /** Incoterms and place. */
  delivery: text.optional(),
  validity: text.optional(),
  gstin: text.optional(),
  registrations: text.optional(),
});

export type Commercial = z.infer<typeof commercialSchema>;

/** What holds for every instrument, so that pages, data sheets and quotes say the same. */
export const termsSchema = z.strictObject({
  heading: text,
  /** Standing rows of the group "Supply and mechanics". */
  ambient: text,
  /** Warranty, conformity, climate, calibration, origin and so on, in the order shown. */
  lines: z.array(line).min(1),
  /** Shown for capacitor banks from this energy. */
  exportControl: line.extend({ fromJoules: z.number().positive() }),
  /** Tariff, prices, terms: whatever the company has filled in. */
  commercial: commercialSchema.default({}),
  /** Suffixes of order codes. */
  mains: z.array(z.strictObject({ code: text, name: text })),
  /** Plugs of the mains lead, each with the variants it is made for. */
  plugs: z.array(z.strictObject({ code: text, name: text, mains: z.array(text).min(1) })),
  /** Options that any instrument can be ordered with. */
  options: z.array(z.strictObject({ code: text, name: text })),
});

export type Terms = z.infer<typeof termsSchema>;
