import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders, sharpImageService } from 'astro/config';
import { serverAdapter } from './src/rendering/adapter.ts';
import { plainImports } from './src/rendering/plainImports.ts';
import { sharedIslandScript } from './src/rendering/sharedIslandScript.ts';
import { sha256, sonnerStyleHashes } from './src/rendering/sonnerStyles.ts';
import { parseEnv } from './src/server/env.ts';
import { letterhead } from './src/site/letterhead.ts';

const { SITE_URL } = parseEnv(process.env);
const inlineScripts = ['applyTheme', 'keepEarlyEvents', 'watchErrors'].map((name) =>
  readFileSync(`src/components/shell/${name}.js`, 'utf8'),
);
/** Inlined in the page: a browser that has to wait for the style sheet skips the fade. */
const pageFade = readFileSync('src/styles/pageFade.css', 'utf8');

const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      const shell = './src/components/shell';
      addClientDirective({ name: 'painted', entrypoint: `${shell}/hydrateAfterPaint.ts` });
      addClientDirective({ name: 'touched', entrypoint: `${shell}/hydrateOnTouch.ts` });
    },
  },
};

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  // Otherwise, of two pages at one address, one would silently be lost.
  prerenderConflictBehavior: 'error',
  // Several at once: share pictures, thumbnails and documents are made by threads beside the pages.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  adapter: serverAdapter(),
  session: false,
  integrations: [react(), clientDirectives],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  image: {
    responsiveStyles: false,
    service: sharpImageService({ avif: { effort: 2 }, webp: { alphaQuality: 95 } }),
  },
  vite: {
    plugins: [tailwindcss(), plainImports(), sharedIslandScript()],
    build: {
      assetsInlineLimit: 0,
      // The oldest browsers we support, see docs/browsers.md.
      cssTarget: ['chrome120', 'firefox128', 'safari17'],
      rollupOptions: {
        output: {
          // The shell, and what it shares with islands: one file on every page instead of six.
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /shellBehaviour|placeholder|slashKey|quoteListKey|preload-helper/,
              },
            ],
          },
        },
      },
    },
    worker: { format: 'es' },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Plex Sans',
      cssVariable: '--font-plex-sans',
      // Preloaded, it is usually there for the first paint. Arriving later, it must not shift the
      // text.
      display: 'optional',
      fallbacks: ['Words fallback', 'system-ui', 'sans-serif'],
      optimizedFallbacks: false,
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
      optimizedFallbacks: false,
      options: {
        variants: [
          { weight: 400, style: 'normal', src: ['./src/assets/fonts/plex-mono-400.woff2'] },
          { weight: 500, style: 'normal', src: ['./src/assets/fonts/plex-mono-500.woff2'] },
        ],
      },
    },
  ],
  security: {
    // Behind a proxy that terminates TLS it takes the address for http. Our handlers check the
    // origin.
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
      scriptDirective: { resources: ["'self'"], hashes: inlineScripts.map(sha256) },
      styleDirective: {
        resources: ["'self'"],
        hashes: [sha256(pageFade), sha256(letterhead), ...sonnerStyleHashes()],
      },
    },
  },
});
