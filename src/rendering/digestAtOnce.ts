/** The module of Astro that computes the hashes of inline scripts for the policy of each page. */
const astroModule = /\/astro\/dist\/core\/encryption\.js$/;
const asynchronous = `const hashBuffer = await crypto.subtle.digest(algorithm, encoder.encode(data));
  const hash = encodeBase64(new Uint8Array(hashBuffer));`;
const atOnce = `const hash = hashText(algorithm.replace('-', ''), data, 'base64');`;

function change(code: string): string {
  if (!code.includes(asynchronous))
    throw new Error('Astro no longer computes digests the way this patch expects');
  return `import { hash as hashText } from 'node:crypto';\n${code.replace(asynchronous, atOnce)}`;
}

/**
 * A Vite plugin by which Astro computes these hashes at once: a job for another thread takes far
 * longer than hashing a few hundred bytes, and Astro waits for one after the other.
 */
export const digestAtOnce = () => ({
  name: 'digest-at-once',
  transform: { filter: { id: astroModule }, handler: change },
});
