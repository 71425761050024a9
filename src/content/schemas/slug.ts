import { z } from 'zod';

/** The last part of an address, by which content names an entry. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters and digits, joined by hyphens: cdn-5432.');
