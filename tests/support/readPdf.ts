import { extractText, getDocumentProxy } from 'unpdf';

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

/** Normalises line breaks and non-breaking spaces, and the two Unicode signs for micro. */
export const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ');

/** For comparing: a line may break after a dash or a slash. */
export const unspaced = (text: string) => plain(text).replaceAll(' ', '');

/** A PDF as a reader of screens, a viewer and a printer find it. */
export async function readPdf(file: Uint8Array) {
  const raw = Buffer.from(file).toString('latin1');
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { info } = await pdf.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const outline = (await pdf.getOutline()) ?? [];
  const { text } = await extractText(pdf);
  return {
    info: info as Record<string, unknown>,
    showsTitle: raw.includes('/DisplayDocTitle true'),
    marked: (await pdf.getMarkInfo())?.Marked ?? false,
    nodes: trees.flatMap((tree) => (tree ? nodesIn(tree as Node) : [])),
    /** Titles of the bookmarks, those of the second level after their parent. */
    bookmarks: outline
      .flatMap(({ title, items }) => [title, ...items.map((item) => item.title)])
      .map(plain),
    links: annotations.flatMap(({ subtype, url }) => (subtype === 'Link' && url ? [url] : [])),
    pages: text.map(plain),
    text: plain(text.join(' ')),
    size: pages[0]?.view.map(Math.round),
    fonts: {
      all: raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
      embedded: raw.match(/\/FontFile[23]? \d+ 0 R/g)?.length ?? 0,
      readable: raw.match(/\/ToUnicode \d+ 0 R/g)?.length ?? 0,
    },
  };
}
