/** A line that staff put on every page. */
export interface SiteNotice {
  text: string;
  /** A page or address with more; empty if there is none. */
  href: string;
  /** From when until when it is shown, in milliseconds; null: always. */
  from: number | null;
  until: number | null;
}

export const noticeLimits = { text: 160, href: 200 } as const;

/** Where it stands in built pages. */
export const noticeMark = '<!--site-notice-->';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

export const isShown = ({ text, from, until }: SiteNotice, now: number) =>
  text !== '' && (from ?? 0) <= now && now < (until ?? Number.POSITIVE_INFINITY);

/** The notice as every page has it. */
export const noticeHtml = ({ text, href }: Pick<SiteNotice, 'text' | 'href'>) =>
  `<aside aria-label="Notice" class="site-notice"><p class="page-width">${escaped(text)}${
    href && ` <a href="${escaped(href)}">More</a>`
  }</p></aside>`;
