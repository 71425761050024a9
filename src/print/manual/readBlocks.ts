import { ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** A run of text in one style. */
export interface Run {
  text: string;
  face: 'plain' | 'strong' | 'mono';
}

export type Block =
  | { kind: 'chapter' | 'section' | 'paragraph' | 'caution'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table'; rows: Run[][][] };

const faces: Readonly<Record<string, Run['face']>> = {
  strong: 'strong',
  em: 'strong',
  code: 'mono',
};

const isTag = (node: Node) => node.type === ElementType.Tag;
const childrenOf = (node: Node): Node[] => (node.type === ElementType.Tag ? node.children : []);
const nameOf = (node: Node) => (node.type === ElementType.Tag ? node.name : '');
const tagsIn = (node: Node) => childrenOf(node).filter(isTag);

function runsOf(node: Node, face: Run['face'] = 'plain'): Run[] {
  if (node.type === ElementType.Text) return [{ text: node.data.replace(/\s+/g, ' '), face }];
  return childrenOf(node).flatMap((child) => runsOf(child, faces[nameOf(node)] ?? face));
}

const rowsOf = (table: Node): Node[] =>
  tagsIn(table).flatMap((part) => (nameOf(part) === 'tr' ? [part] : rowsOf(part)));

function blockOf(node: Node): Block[] {
  switch (nameOf(node)) {
    case 'h2':
      return [{ kind: 'chapter', runs: runsOf(node) }];
    case 'h3':
      return [{ kind: 'section', runs: runsOf(node) }];
    case 'p':
      return [{ kind: 'paragraph', runs: runsOf(node) }];
    case 'blockquote':
      return [{ kind: 'caution', runs: runsOf(node) }];
    case 'ol':
    case 'ul':
      return [
        {
          kind: 'list',
          ordered: nameOf(node) === 'ol',
          items: tagsIn(node).map((item) => runsOf(item)),
        },
      ];
    case 'table':
      return [
        { kind: 'table', rows: rowsOf(node).map((row) => tagsIn(row).map((cell) => runsOf(cell))) },
      ];
    default:
      return tagsIn(node).flatMap(blockOf);
  }
}

/** Rendered Markdown as blocks for a printed page. */
export const readBlocks = (html: string): Block[] => parseDocument(html).children.flatMap(blockOf);
