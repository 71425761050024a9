/** The default for SITE_URL. */
export const defaultSiteUrl = 'http://localhost:4321';
