import { logoPaths } from '../components/icons/logoPaths.ts';
import { company } from '../site/company.ts';
import { nonBreakingUnits } from '../site/formats.ts';
import type { DocumentSources } from '../typeset/typeset.ts';
import { paper, theme } from './theme.ts';

const templates = import.meta.glob<string>('./templates/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${paper.ink}" d="${logoPaths.housing}"/><path fill="${paper.accent}" d="${logoPaths.ground}"/></svg>`;

export interface PrintJob {
  /** The name of a template in this folder. */
  template: 'card' | 'datasheet' | 'manual' | 'month' | 'plan';
  /** What the template reads as data.json. */
  data: object;
  /** The drawings and pictures that the data name. */
  files: Readonly<Record<string, string | Uint8Array>>;
}

/** What is not set in lines: it stays as it was written. */
const verbatim = ['title', 'description', 'alt', 'address'];

/** Everything that a document is set from. */
export const printSources = ({ template, data, files }: PrintJob): DocumentSources => ({
  'main.typ': templates[`./templates/${template}.typ`] ?? '',
  'look.typ': templates['./templates/look.typ'] ?? '',
  'theme.json': JSON.stringify(theme),
  'data.json': JSON.stringify(data, (key, value) =>
    typeof value === 'string' && !verbatim.includes(key) ? nonBreakingUnits(value) : value,
  ),
  'logo.svg': logo,
  ...files,
});

const loopback = /^(localhost|127\.|\[::1\])/;

/** A page's address for print. Nobody who holds the paper could open one of this machine. */
export const printedAddress = (path: string, site: URL | undefined): string =>
  new URL(path, site && !loopback.test(site.hostname) ? site : company.website).href;
