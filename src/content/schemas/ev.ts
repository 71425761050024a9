import { z } from 'zod';

const positive = z.number().positive();

/** A vehicle whose figures the simulator can start from. */
export const vehicleSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** As the maker names it; the usable share is one of the figures. */
  batteryKwh: positive,
  motorKw: positive,
  /** Unladen, without driver. */
  weightKg: positive,
  /** What it usually carries; a bus is not certified empty. */
  payloadKg: z.number().default(0),
  /** The most the battery takes while braking. */
  regenKw: positive,
  figures: z.strictObject({
    cd: positive,
    frontalAreaM2: positive,
    crr: positive,
    drivetrainPercent: positive,
    regenPercent: positive,
    usablePercent: positive,
    auxW: positive,
  }),
  certified: z.strictObject({
    km: positive,
    cycle: z.enum(['idc', 'midc', 'wltp']),
    by: z.string(),
  }),
  source: z.strictObject({ label: z.string(), href: z.url() }),
});

export type Vehicle = z.infer<typeof vehicleSchema>;

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });

export const chargerSchema = z.strictObject({
  /** As used in the alert and the quote form. */
  name: text,
  /** Name of a picture in src/assets/renders/products. */
  picture: text,
  alt: text,
  lead: text,
  features: z.array(titled).length(3),
  specs: z.array(z.strictObject({ label: text, value: text })).min(6),
  description: z.array(text).min(1),
  quote: z.strictObject({ heading: text, text, button: text }),
});

export type ChargerWords = z.infer<typeof chargerSchema>;
