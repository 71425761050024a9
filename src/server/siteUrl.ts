/** Where the site is until SITE_URL says otherwise. */
export const defaultSiteUrl = 'http://localhost:4321';
