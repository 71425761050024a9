const loopback = /^(localhost|127\.|\[::1\])/;

/** A page's address for print; empty while the site has no public address. */
export const printedAddress = (path: string, site: URL | undefined): string =>
  site && !loopback.test(site.hostname) ? new URL(path, site).href : '';
