import { createHmac } from 'node:crypto';
import { networkOf } from './networkOf.ts';

/** Identifies a client without revealing its address. */
export const clientKey = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
