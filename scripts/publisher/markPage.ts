import { Parser } from 'htmlparser2';

interface Run {
  start: number;
  end: number;
  text: string;
}

/** What is no text of the page, or cannot hold a mark. */
const unmarked = new Set(['script', 'style', 'title', 'svg', 'option', 'textarea', 'noscript']);

/** The texts of a page with their places in its source. */
function textRuns(html: string): Run[] {
  const runs: Run[] = [];
  let inside = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (unmarked.has(name)) inside++;
    },
    onclosetag: (name) => {
      if (unmarked.has(name)) inside--;
    },
    ontext(text) {
      if (inside > 0) return;
      const last = runs.at(-1);
      // A character reference comes by itself.
      if (last?.end === parser.startIndex) {
        last.end = parser.endIndex + 1;
        last.text += text;
      } else runs.push({ start: parser.startIndex, end: parser.endIndex + 1, text });
    },
  });
  parser.end(html);
  return runs
    .map((run) => ({ ...run, text: run.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

/** Which of two lists of texts are not in their longest common part. */
function differences(a: readonly Run[], b: readonly Run[]) {
  let from = 0;
  while (from < a.length && from < b.length && a[from]?.text === b[from]?.text) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1]?.text === b[endB - 1]?.text) [endA--, endB--];
  const width = endB - from + 1;
  const longest = new Uint16Array((endA - from + 1) * width);
  const at = (i: number, j: number) => longest[(i - from) * width + (j - from)] ?? 0;
  for (let i = endA - 1; i >= from; i--)
    for (let j = endB - 1; j >= from; j--)
      longest[(i - from) * width + (j - from)] =
        a[i]?.text === b[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const onlyA: Run[] = [];
  const onlyB: Run[] = [];
  let [i, j] = [from, from];
  while (i < endA || j < endB) {
    const [one, other] = [i < endA ? a[i] : undefined, j < endB ? b[j] : undefined];
    if (one && other && one.text === other.text) [i++, j++];
    else if (one && (!other || at(i + 1, j) >= at(i, j + 1))) [onlyA.push(one), i++];
    else if (other) [onlyB.push(other), j++];
  }
  return { onlyA, onlyB };
}

function withMarks(html: string, runs: readonly Run[]): string {
  let marked = '';
  let from = 0;
  for (const { start, end } of runs) {
    marked += `${html.slice(from, start)}<mark data-changed>${html.slice(start, end)}</mark>`;
    from = end;
  }
  return marked + html.slice(from);
}

/** Marks in a page what the other one says otherwise; returns the page and the number of places. */
export function markChanges(html: string, other: string): { html: string; places: number } {
  const { onlyA } = differences(textRuns(html), textRuns(other));
  return { html: withMarks(html, onlyA), places: onlyA.length };
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const links = /<link\b[^>]*rel="(?:modulepreload|preload|canonical|manifest)"[^>]*>/gi;
const policies = /<meta\b[^>]*http-equiv="content-security-policy"[^>]*>/gi;
const anchors = /(<(?:a|area)\b[^>]*?\shref=")\/(?!\/)/gi;
const addresses = /(<[^>]*?\s(?:src|poster|data|href)=")\/(?!\/)/gi;
const candidates = /(?<=\ssrcset=")[^"]+/gi;
const inStyles = /(url\(\s*["']?)\/(?!\/)/gi;

/** Addresses that a style sheet asks for, below another address. */
export const styleBelow = (base: string, css: string) => css.replaceAll(inStyles, `$1${base}/`);

/** A page without scripts whose links, and with `all` everything it asks for, lie below an address. */
export function pageBelow(base: string, html: string, all: boolean): string {
  const plain = html.replaceAll(scripts, '').replaceAll(links, '').replaceAll(policies, '');
  if (!all) return plain.replaceAll(anchors, `$1${base}/`);
  return styleBelow(base, plain)
    .replaceAll(addresses, `$1${base}/`)
    .replaceAll(candidates, (set) => set.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${base}/`));
}

const look = `<style>
.preview-banner{position:sticky;top:0;z-index:99;padding:.6rem 1rem;background:#8a4b00;color:#fff;font:600 1rem/1.4 system-ui,sans-serif}
.preview-banner a{color:#fff;text-decoration:underline;margin-left:1rem}
mark[data-changed]{background:#ffe28a;color:#1a1200;outline:2px solid #b45309}
</style>`;

/** A bar that cannot be missed, above everything. */
export const withBanner = (html: string, banner: string) =>
  html
    .replace('</head>', `${look}</head>`)
    .replace(
      /<body\b[^>]*>/,
      (body) => `${body}<div class="preview-banner" role="status">${banner}</div>`,
    );
