const loopback = /^(localhost|127\.|\[::1\])/;

/** A page's address as paper may carry it; none while the site has no public one. */
export const printedAddress = (path: string, site: URL | undefined): string =>
  site && !loopback.test(site.hostname) ? new URL(path, site).href : '';
