import { z } from 'zod';

const text = z.string().trim().min(1);

/** The words of the solar console. */
export const solarConsoleSchema = z.strictObject({
  name: text,
  simulation: text,
  simulationText: text,
  /** Where it is night and the console shows the last noon. */
  night: text,
  kept: text,
  roles: z
    .array(
      z.strictObject({
        id: z.enum(['viewer', 'operator', 'engineer', 'administrator']),
        name: text,
        text,
      }),
    )
    .length(4),
  /** Each with its formula, shown on demand. */
  kpis: z.array(
    z.strictObject({
      id: z.enum([
        'referenceYield',
        'arrayYield',
        'finalYield',
        'performanceRatio',
        'correctedRatio',
        'performanceIndex',
        'captureLoss',
        'systemLoss',
        'acCapacityFactor',
        'dcCapacityFactor',
        'availability',
        'energyAvailability',
        'soilingRatio',
      ]),
      name: text,
      symbol: text,
      unit: z.string(),
      formula: text,
      text,
    }),
  ),
  losses: z.strictObject({
    glass: text,
    temperature: text,
    system: text,
    soiling: text,
    strings: text,
    conversion: text,
    clipping: text,
    derating: text,
    curtailment: text,
    downtime: text,
  }),
  wizard: z.array(z.strictObject({ title: text, text })).length(5),
});

export type ConsoleWords = z.infer<typeof solarConsoleSchema>;
export type ConsoleRole = ConsoleWords['roles'][number]['id'];
