import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** The Astro adapter for our own server: Astro renders pages, and src/server sends them. */
export function serverAdapter(): AstroIntegration {
  let outDir: URL;
  let policies: Record<string, string> = {};
  return {
    name: 'own-server',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        outDir = config.outDir;
        setAdapter({
          name: 'own-server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', staticHeaders: true },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        policies = Object.fromEntries(
          [...routeToHeaders].flatMap(([path, { headers }]) => {
            const policy = headers.get('Content-Security-Policy');
            return policy ? [[path, policy]] : [];
          }),
        );
      },
      'astro:build:done': () =>
        writeFileSync(new URL('policies.json', outDir), JSON.stringify(policies)),
    },
  };
}
