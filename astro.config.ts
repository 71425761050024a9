import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders, sharpImageService } from 'astro/config';
import { serverAdapter } from './src/rendering/adapter.ts';
import { removeIslandStyle } from './src/rendering/removeIslandStyle.ts';
import { sha256, sonnerStyleHashes } from './src/rendering/sonnerStyles.ts';
import { parseEnv } from './src/server/env.ts';

const { SITE_URL } = parseEnv(process.env);
const themeScript = readFileSync('src/components/shell/applyTheme.js', 'utf8');
/** Known before the style sheet has come: a browser that waits for it gives the fade up. */
const pageFade = readFileSync('src/styles/pageFade.css', 'utf8');

const clientPainted: AstroIntegration = {
  name: 'client-painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'painted',
        entrypoint: './src/components/shell/hydrateAfterPaint.ts',
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
  adapter: serverAdapter(),
  session: false,
  integrations: [react(), clientPainted],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // A fifth of the time for a twentieth more bytes.
  image: { responsiveStyles: false, service: sharpImageService({ avif: { effort: 2 } }) },
  vite: { plugins: [tailwindcss(), removeIslandStyle()], build: { assetsInlineLimit: 0 } },
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
