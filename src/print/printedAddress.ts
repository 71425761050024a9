import { company } from '../site/company.ts';

const loopback = /^(localhost|127\.|\[::1\])/;

/** A page's address for print. Nobody who holds the paper could open one of this machine. */
export const printedAddress = (path: string, site: URL | undefined): string =>
  new URL(path, site && !loopback.test(site.hostname) ? site : company.website).href;
