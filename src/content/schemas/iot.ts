import { z } from 'zod';

const text = z.string().trim().min(1);

/** A part of the reference architecture; `id` names its drawing. */
const partSchema = z.strictObject({
  id: z.enum(['sensor', 'modbus', 'gateway', 'mqtt', 'cloud', 'dashboard']),
  title: text,
  text,
  points: z.array(text).min(2),
});

/** The parts in order, from the machine to the screen. */
export const iotSchema = z.strictObject({ parts: z.array(partSchema).length(6) });

export type IotPart = z.infer<typeof partSchema>;
