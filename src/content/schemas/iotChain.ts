import { z } from 'zod';

const text = z.string().trim().min(1);

/** A part of the reference architecture; `id` names its drawing. */
export const iotPartSchema = z.strictObject({
  id: z.enum(['sensor', 'modbus', 'gateway', 'mqtt', 'cloud', 'dashboard']),
  title: text,
  text,
  points: z.array(text).min(2),
});

export type IotPart = z.infer<typeof iotPartSchema>;
