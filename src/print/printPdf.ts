import { logoPaths } from '../components/icons/logoPaths.ts';
import { nonBreakingUnits } from '../site/nonBreakingUnits.ts';
import { claimPdfUa } from './claimPdfUa.ts';
import { paper, theme } from './theme.ts';
import { typst } from './typst.ts';

const templates = import.meta.glob<string>('./templates/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${paper.ink}" d="${logoPaths.housing}"/><path fill="${paper.accent}" d="${logoPaths.ground}"/></svg>`;

export interface PrintJob {
  /** The name of a template in this folder. */
  template: 'datasheet' | 'manual';
  /** What the template reads as data.json. */
  data: object;
  /** The drawings and pictures that the data name. */
  files: Readonly<Record<string, string | Uint8Array>>;
}

/** What is not set in lines: it stays as it was written. */
const verbatim = ['title', 'description', 'alt', 'address'];

/** Sets a document as a tagged PDF. */
export async function printPdf({ template, data, files }: PrintJob): Promise<Uint8Array> {
  const main = templates[`./templates/${template}.typ`] ?? '';
  const sources: Record<string, string | Uint8Array> = {
    'main.typ': main,
    'look.typ': templates['./templates/look.typ'] ?? '',
    'theme.json': JSON.stringify(theme),
    'data.json': JSON.stringify(data, (key, value) =>
      typeof value === 'string' && !verbatim.includes(key) ? nonBreakingUnits(value) : value,
    ),
    'logo.svg': logo,
    ...files,
  };
  const bytes = Object.entries(sources).map(
    ([path, content]) => [path, Buffer.from(content)] as const,
  );
  return claimPdfUa(await typst(new Map(bytes)));
}
