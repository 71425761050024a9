import { claimPdfUa } from './claimPdfUa.ts';
import type { TypesettingFiles } from './typesettingFiles.ts';
import { typst } from './typst.ts';

/** Everything a document consists of, by path: main.typ, what it imports, data, pictures. */
export type DocumentSources = Readonly<Record<string, string | Uint8Array>>;

/** Sets a document as a tagged PDF. */
export async function typeset(
  sources: DocumentSources,
  files: TypesettingFiles,
): Promise<Uint8Array> {
  const bytes = Object.entries(sources).map(
    ([path, content]) => [path, Buffer.from(content)] as const,
  );
  return claimPdfUa(await typst(new Map(bytes), files));
}
