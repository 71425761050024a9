import { hash } from 'node:crypto';

/** The same for the same content, whoever made it. */
export const entityTag = (body: Uint8Array) =>
  `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
