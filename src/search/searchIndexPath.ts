/** Written by the build and fetched by the browser. */
export const searchIndexPath = '/search-index.json';
