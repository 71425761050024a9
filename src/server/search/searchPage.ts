import type { Findings } from '../../search/find.ts';
import type { SearchKind } from '../../search/searchKinds.ts';
import { searchMarks } from '../../search/searchMarks.ts';
import { paths } from '../../site/paths.ts';
import { type GzipPiece, joinPieces, packPiece, storePiece } from '../http/gzipPieces.ts';
import type { RenderPage } from '../http/pages.ts';
import { plainPage, type ReadyPage } from '../http/sendResponse.ts';
import type { Services } from '../services.ts';
import { readSearch } from './readSearch.ts';

/** Draws the part of the search page that differs from question to question. */
export type RenderSearchAnswer = (answer: {
  findings: Findings;
  kind: SearchKind | undefined;
}) => Promise<string>;

interface Parts {
  services: Services;
  renderPage: RenderPage;
  renderAnswer: RenderSearchAnswer;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const inJson = `&quot;${searchMarks.question}&quot;`;
/** Splits the page at the marks, and keeps them. */
const marks = new RegExp(`(${[inJson, ...Object.values(searchMarks)].join('|')})`);

/**
 * Answers questions to the site's search. The page around an answer is the same for all, so it is
 * drawn and compressed once: to do that each time would take twice as long.
 */
export function createSearchPage({ services, renderPage, renderAnswer }: Parts) {
  async function drawFrame() {
    const request = new Request(new URL(paths.search, services.env.SITE_URL));
    const locals = { services, requestId: '', clientAddress: '', isSearchFrame: true };
    const drawn = await renderPage(request, locals);
    if (!drawn?.ok) throw new Error(`${paths.search} answered ${drawn?.status ?? 'nothing'}`);
    const { body, ...page } = await plainPage(drawn);
    const pieces = body.toString().split(marks);
    return { page, pieces: pieces.map((text, at) => (at % 2 === 0 ? packPiece(text, 9) : text)) };
  }
  let frame: ReturnType<typeof drawFrame> | undefined;

  /** Undefined if nothing is asked. */
  return async (query: URLSearchParams): Promise<ReadyPage | undefined> => {
    const asked = readSearch(query);
    if (asked.question === '') return undefined;
    // Drawn again if that failed: one failure must not stop all searches until the next start.
    frame ??= drawFrame().catch((error) => {
      frame = undefined;
      throw error;
    });
    const { page, pieces } = await frame;
    const findings = await services.search.find(asked.question, asked);
    const values: Record<string, GzipPiece> = {
      [inJson]: storePiece(escapeHtml(JSON.stringify(asked.question))),
      [searchMarks.question]: storePiece(escapeHtml(asked.question)),
      [searchMarks.answer]: packPiece(await renderAnswer({ findings, kind: asked.kind }), 3),
    };
    const answered = pieces.flatMap((piece) =>
      typeof piece === 'string' ? (values[piece] ?? []) : piece,
    );
    return { ...page, ...joinPieces(answered) };
  };
}
