import { typeset } from '../typesetting/typeset.ts';
import { typesettingSources } from '../typesetting/typesettingFiles.ts';
import { type PrintJob, printSources } from './printSources.ts';

/** Sets a document as a tagged PDF, during the build. */
export const printPdf = (job: PrintJob): Promise<Uint8Array> =>
  typeset(printSources(job), typesettingSources);
