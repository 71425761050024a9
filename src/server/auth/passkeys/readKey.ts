import { z } from 'zod';

const key = z.looseObject({ id: z.string().min(1).max(1400), response: z.looseObject({}) });

/** What a browser made of a passkey; undefined if it is something else. The library checks the rest. */
export function readKey(form: FormData): z.infer<typeof key> | undefined {
  const value = form.get('key');
  if (typeof value !== 'string') return undefined;
  try {
    return key.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}
