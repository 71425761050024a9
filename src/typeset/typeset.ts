import { readFile } from 'node:fs/promises';
import loadWasm, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { showTitle } from './showTitle.ts';
import type { TypesettingFiles } from './typesettingFiles.ts';

/** Everything a document consists of, by path: main.typ, what it imports, data, pictures. */
export type DocumentSources = Readonly<Record<string, string | Uint8Array>>;

/** Numbers of the compiler's interface. */
const formats = { vector: 0, pdf: 1 };
const fullDiagnostics = 3;

interface Artifact {
  result?: Uint8Array;
  diagnostics?: { path: string; range: string; message: string }[];
}

async function startCompiler({ compiler, fonts }: TypesettingFiles) {
  await loadWasm({ module_or_path: await readFile(compiler) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(await readFile(font));
  return builder.build();
}

let started: ReturnType<typeof startCompiler> | undefined;

/**
 * Sets main.typ as PDF, or as what Typst's renderer draws. `files` holds everything it reads, by
 * path from the root.
 */
export async function typst(
  files: ReadonlyMap<string, Uint8Array>,
  own: TypesettingFiles,
  format: keyof typeof formats = 'pdf',
): Promise<Uint8Array> {
  started ??= startCompiler(own);
  const compiler = await started;
  // Nothing is awaited from here on: the compiler has one set of files.
  compiler.reset_shadow();
  for (const [path, content] of files) compiler.map_shadow(`/${path}`, content);
  const world = compiler.snapshot(null, '/main.typ', null);
  const { result, diagnostics = [] } = world.get_artifact(
    formats[format],
    fullDiagnostics,
  ) as Artifact;
  world.free();
  if (!result || diagnostics.length > 0) {
    const told = diagnostics.map(({ path, range, message }) => `${path} ${range}: ${message}`);
    throw new Error(`Typst could not set the document.\n${told.join('\n')}`);
  }
  return result;
}

/** Sets a document as a tagged PDF. */
export async function typeset(
  sources: DocumentSources,
  files: TypesettingFiles,
): Promise<Uint8Array> {
  const bytes = Object.entries(sources).map(
    ([path, content]) => [path, Buffer.from(content)] as const,
  );
  return showTitle(await typst(new Map(bytes), files));
}
