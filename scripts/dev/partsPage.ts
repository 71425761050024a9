import type { AstroIntegration } from 'astro';

/** Shows every part of the site at /parts while one works on it. A build has no such page. */
export const partsPage: AstroIntegration = {
  name: 'parts-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/parts', entrypoint: './src/pages/_parts.astro' });
    },
  },
};
