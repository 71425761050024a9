import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Hash = `sha256-${string}`;

export const sha256 = (text: string): Hash =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The style sheet that sonner inserts into the page. Its file styles.css is spelled differently, and
 * the policy must have the hash of this very text.
 */
export function sonnerStyleSheet(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!css)
    throw new Error(
      'No __insertCSS("…") in the script of sonner, whose styles the policy must allow',
    );
  return JSON.parse(css);
}

/** sonner inserts an empty style element and then fills it, so the policy must allow both. */
export const sonnerStyleHashes = (): Hash[] => [sha256(''), sha256(sonnerStyleSheet())];
