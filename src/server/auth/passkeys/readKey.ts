import { z } from 'zod';

/** Bytes as browsers send them, in base64url, and no longer than any that they send. */
const text = z
  .string()
  .max(8000)
  .regex(/^[\w+/-]+=*$/);

const answer = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}),
    response: z.object({ clientDataJSON: text, ...response }),
  });

/** What a browser sends of a key that it has made. */
export const madeKey = answer({
  attestationObject: text,
  transports: z.array(z.string().max(20)).max(10).default([]),
});

/** What a browser sends of a key that was used to sign in. */
export const usedKey = answer({ authenticatorData: text, signature: text });

/** The passkey in a form; undefined if there is none. Whether it is genuine, the library checks. */
export function readKey<Key>(form: FormData, kind: z.ZodType<Key>): Key | undefined {
  const value = form.get('key');
  if (typeof value !== 'string') return undefined;
  try {
    return kind.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}
