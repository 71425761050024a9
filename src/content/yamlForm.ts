import {
  Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';

const lineWidth = 100;

/** Astro reads most files with a parser that takes "no" and "2026-01-31" for more than text. */
const schema = { compat: 'yaml-1.1' } as const;
const style = { lineWidth, minContentWidth: 0, flowCollectionPadding: false } as const;

const line = new Document<Node>(null, schema);

function oneLine(node: unknown): string {
  line.contents = node as Node;
  return line.toString({ ...style, lineWidth: 0 }).trimEnd();
}

/** Forgets how values were written, and puts every collection on one line. */
function forgetStyle(document: Document): void {
  visit(document, {
    Scalar: (_, scalar) => {
      for (const how of ['type', 'source', 'format', 'minFractionDigits'] as const)
        delete scalar[how];
    },
    Collection: (_, collection) => {
      collection.flow = true;
    },
  });
}

/** Whether a value may share a line with others: it has no comment, empty line or line break. */
function isRow(node: unknown): boolean {
  if (isPair(node)) return isRow(node.key) && isRow(node.value);
  const { comment, commentBefore, spaceBefore } = node as Node;
  if (comment || commentBefore || spaceBefore) return false;
  return isCollection(node) ? node.items.every(isRow) : !`${node}`.includes('\n');
}

/** A place for a value: the columns before it, of its entry and of its first line. */
interface Place {
  indent: number;
  column: number;
  /** The entries of a list are rows of a table, if they fit; a map of its own is a record. */
  inList?: boolean;
}

function layOut(node: unknown, { indent, column, inList = false }: Place): void {
  if (isScalar(node)) {
    if (typeof node.value !== 'string') return;
    if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    else if (column + oneLine(node).length > lineWidth) node.type = Scalar.BLOCK_FOLDED;
  }
  if (!isCollection(node) || node.items.length === 0) return;
  const mayBeRow = (inList || !isMap(node)) && node.items.every(isRow);
  if (mayBeRow && column + oneLine(node).length <= lineWidth) return;
  node.flow = false;
  for (const item of node.items) {
    if (isPair(item)) {
      const key = `${oneLine(item.key)}: `;
      layOut(item.value, { indent: indent + 2, column: indent + key.length });
    } else layOut(item, { indent: indent + 2, column: indent + 2, inList: true });
  }
}

export const parseYaml = (text: string) => parseDocument(text, schema);

/** The one form of YAML in src/content. Values alone decide it; comments and empty lines stay. */
export function printYaml(document: Document): string {
  forgetStyle(document);
  layOut(document.contents, { indent: 0, column: 0 });
  return document.toString(style);
}

const frontMatter = /^---\n(.*?\n)---\n/s;

/** The text of a file of src/content in that form: all of it, or a Markdown file's front matter. */
export function printContent(name: string, text: string): string {
  const printed = (yaml: string) => printYaml(parseYaml(yaml));
  if (!name.endsWith('.md')) return printed(text);
  return text.replace(frontMatter, (_, yaml: string) => `---\n${printed(yaml)}---\n`);
}
