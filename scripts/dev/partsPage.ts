import type { AstroIntegration } from 'astro';

/** Shows every component at /parts during development. It is not part of a build. */
export const partsPage: AstroIntegration = {
  name: 'parts-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/parts', entrypoint: './src/pages/_parts.astro' });
    },
  },
};
