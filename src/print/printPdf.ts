import { claimPdfUa } from '../typeset/claimPdfUa.ts';
import { type PrintJob, printSources } from './printSources.ts';
import { typst } from './typst.ts';

/** Sets a document as a tagged PDF, during the build. */
export async function printPdf(job: PrintJob): Promise<Uint8Array> {
  const bytes = Object.entries(printSources(job)).map(
    ([path, content]) => [path, Buffer.from(content)] as const,
  );
  return claimPdfUa(await typst(new Map(bytes)));
}
