import { radians } from './radians.ts';

/** Light the ground throws on a tilted plane. */
export const groundReflected = (ghi: number, tilt: number, albedo: number) =>
  (ghi * albedo * (1 - Math.cos(radians(tilt)))) / 2;
