import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Whatever lies here is drawn for the one who asks. Elsewhere a route says so itself. */
export const drawnOnRequest =
  /^src\/pages\/(?:answers|inbox|track|products\/solar-energy-system\/console)\b/;

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
      'astro:route:setup': ({ route }) => {
        if (drawnOnRequest.test(route.component)) route.prerender = false;
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
