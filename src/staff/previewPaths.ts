const root = '/inbox/preview';

/** The addresses of the preview: pages as drafts would make them, beside those on the site. */
export const previewPaths = {
  beside: root,
  besideOf: (page: string) => `${root}?page=${encodeURIComponent(page)}`,
  /** Below them lies each page of the site. */
  draft: `${root}/draft`,
  published: `${root}/published`,
  /** Opens the drafts for a colleague. */
  link: `${root}/link`,
  linkOf: (page: string, token: string) => `${root}/link?${new URLSearchParams({ page, token })}`,
} as const;

/** With it the server shows the publisher that it may ask. */
export const previewKeyHeader = 'x-preview-key';

/** The page that somebody asks to see: an address of the site without a query. */
export const previewPage = (asked: string | null): string =>
  asked && /^\/(?:[\w.-]+\/?)*$/.test(asked) && !asked.includes('..') ? asked : '/';
