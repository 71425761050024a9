import type { Manual } from '../../content/schemas/manual.ts';
import type { PrintWords } from '../../content/schemas/print.ts';
import type { Product } from '../../content/schemas/product.ts';
import { drawingSet } from '../drawings/drawing.ts';
import type { PrintJob } from '../printSources.ts';
import { manualParts } from './manualParts.ts';
import { type Block, type Run, readBlocks } from './readBlocks.ts';

export interface ManualSource {
  manual: Manual;
  /** Its own chapters, and those it includes, as HTML by name. */
  html: string;
  included: ReadonlyMap<string, string>;
  /** The models it covers. */
  models: readonly Product[];
  words: PrintWords['manual'];
  picture: { bytes: Uint8Array; alt: string } | undefined;
  /** Where to find the latest edition. */
  address: string;
}

/** "@panel cwg-6-3" as ["panel", "cwg-6-3"]; undefined for other paragraphs. */
function callIn(block: Block): [name: string, value: string] | undefined {
  if (block.kind !== 'paragraph') return undefined;
  const words = block.runs.map(({ text }) => text).join('');
  const [, name, value = ''] = /^@(\w+) ?(.*)$/.exec(words) ?? [];
  return name ? [name, value] : undefined;
}

/** Included Markdown stands inside a chapter, so its own chapters become sections. */
const asSections = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => (block.kind === 'chapter' ? { ...block, kind: 'section' } : block));

const lengthOf = (cell: readonly Run[]) =>
  cell.reduce((length, { text }) => length + text.length, 0);

/** Column widths in proportion to the longest cell, within limits. */
const tableWidths = (rows: readonly (readonly Run[])[][]): number[] =>
  (rows[0] ?? []).map((_, column) =>
    Math.min(Math.max(...rows.map((row) => lengthOf(row[column] ?? [])), 8), 48),
  );

/** A user manual, ready to print: its words, and where they call for them, the catalogue's figures. */
export function userManual(source: ManualSource): PrintJob {
  const { manual, html, included, models, words, picture, address } = source;
  const drawings = drawingSet();
  const parts = manualParts(manual, models, words, drawings);

  function expand(block: Block): object[] {
    const [name, value = ''] = callIn(block) ?? [];
    if (!name) return [block];
    if (name === 'include') {
      const chapter = included.get(value);
      if (!chapter) throw new Error(`The manual includes "${value}", which does not exist`);
      return asSections(readBlocks(chapter)).flatMap(expand);
    }
    if (!Object.hasOwn(parts, name)) throw new Error(`The manual calls for "@${name}"`);
    return parts[name as keyof typeof parts](value);
  }

  const { title, edition } = manual;
  return {
    template: 'manual',
    data: {
      title: `${title}: user manual`,
      description: manual.description,
      keywords: models.map(({ name }) => name),
      date: edition.date,
      edition,
      words,
      name: title,
      address,
      purpose: manual.purpose,
      picture: picture ? { file: '/picture.jpg', alt: picture.alt } : null,
      blocks: readBlocks(html)
        .flatMap(expand)
        .map((block) =>
          'rows' in block
            ? { ...block, widths: tableWidths((block as { rows: never }).rows) }
            : block,
        ),
    },
    files: { ...drawings.files, ...(picture && { 'picture.jpg': picture.bytes }) },
  };
}
