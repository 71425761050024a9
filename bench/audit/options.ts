import { parseArgs } from 'node:util';

export const usage = `npm run audit -- [--only PART,…] [--route /path,…] [--sample] [--fresh]

  --only    only these parts: html, links, pdf, structured, headers, weights, axe, use, lighthouse
            (or lighthouse-mobile, lighthouse-desktop)
  --route   only these routes
  --sample  one product per category, one help article per list, one job
  --fresh   discard earlier results; without it, only what has changed since is checked`;

export interface Options {
  only: readonly string[];
  routes: readonly string[];
  sample: boolean;
  fresh: boolean;
}

const list = (value: string | undefined) => value?.split(',').filter(Boolean) ?? [];

export function readOptions(given: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...given],
    options: {
      only: { type: 'string' },
      route: { type: 'string' },
      sample: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    },
  });
  return {
    only: list(values.only),
    routes: list(values.route),
    sample: values.sample,
    fresh: values.fresh,
  };
}
