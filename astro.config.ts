import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders, sharpImageService } from 'astro/config';
import { parseEnv } from './src/server/env.ts';

const sha256 = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

const { SITE_URL } = parseEnv(process.env);
const themeScript = readFileSync('src/components/shell/applyTheme.js', 'utf8');
/** Known before the style sheet has come: a browser that waits for it gives the fade up. */
const pageFade = readFileSync('src/styles/pageFade.css', 'utf8');

/** sonner adds its style sheet to the page itself, first empty, then filled. */
function sonnerStyleHashes() {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!css) throw new Error('sonner no longer inserts its style sheet the way it did');
  return [sha256(''), sha256(JSON.parse(css))];
}

/**
 * Astro puts a style element before the first island, where HTML allows none. The rule stands in
 * global.css instead.
 */
const islandStyle = {
  name: 'island-style',
  transform(code: string, id: string) {
    if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return undefined;
    const without = code.replace(/<style>\$\{ISLAND_STYLES\}<\/style>/, '');
    if (without === code) throw new Error('Astro no longer writes the style of islands as it did');
    return without;
  },
};

const clientPainted: AstroIntegration = {
  name: 'client-painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'painted',
        entrypoint: './src/components/shell/wakePainted.ts',
      }),
  },
};

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  // Two entries of one name, or two pages at one address: one of them would be lost.
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'never' },
  adapter: node({ mode: 'middleware', staticHeaders: true, bodySizeLimit: 10 * 1024 * 1024 }),
  session: false,
  integrations: [react(), clientPainted],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // A fifth of the time for a twentieth more bytes.
  image: { responsiveStyles: false, service: sharpImageService({ avif: { effort: 2 } }) },
  vite: { plugins: [tailwindcss(), islandStyle], build: { assetsInlineLimit: 0 } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Plex Sans',
      cssVariable: '--font-plex-sans',
      // Preloaded, it is there for the first paint; one that comes later must not move the words.
      display: 'optional',
      fallbacks: ['Words fallback', 'system-ui', 'sans-serif'],
      options: {
        variants: [
          { weight: '400 700', style: 'normal', src: ['./src/assets/fonts/plex-sans.woff2'] },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Plex Mono',
      cssVariable: '--font-plex-mono',
      fallbacks: ['Figures fallback', 'ui-monospace', 'monospace'],
      options: {
        variants: [
          { weight: 400, style: 'normal', src: ['./src/assets/fonts/plex-mono-400.woff2'] },
          { weight: 500, style: 'normal', src: ['./src/assets/fonts/plex-mono-500.woff2'] },
        ],
      },
    },
  ],
  security: {
    // It takes the address for http behind a proxy that ends TLS; our handlers ask themselves.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        ...(SITE_URL.startsWith('https:') ? (['upgrade-insecure-requests'] as const) : []),
      ],
      scriptDirective: { resources: ["'self'"], hashes: [sha256(themeScript)] },
      styleDirective: {
        resources: ["'self'"],
        hashes: [sha256(pageFade), ...sonnerStyleHashes()],
      },
    },
  },
});
