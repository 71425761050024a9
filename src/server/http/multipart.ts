import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy, type BusboyConfig, type BusboyHeaders } from '@fastify/busboy';

interface Listeners {
  /** Called with the bytes read so far, before they are used. */
  onRead(bytes: number): void;
  onField(name: string, value: string, isTruncated: boolean): void;
  /** Must read the stream to its end. */
  onFile(field: string, stream: Readable, name: string | undefined): void;
  /** There are more fields, files or parts than allowed; the others are left out. */
  onLimit(): void;
}

/**
 * What the parser may hold of one part, in bytes. It waits for ever where it skips a part whose last
 * piece is longer than this; a connection never delivers so much at once.
 */
const moreThanAChunk = 1024 * 1024;

/** Reads a multipart body to its end. Fails if it is malformed or breaks off. */
export async function readMultipart(
  request: IncomingMessage,
  limits: NonNullable<BusboyConfig['limits']>,
  { onRead, onField, onFile, onLimit }: Listeners,
): Promise<void> {
  const parser = new Busboy({
    headers: request.headers as BusboyHeaders,
    limits,
    fileHwm: moreThanAChunk,
  });
  const files: Readable[] = [];
  let isWhole = false;
  parser.on('field', (name, value, _nameTruncated, isTruncated) =>
    onField(name, value, isTruncated),
  );
  parser.on('file', (field, stream, name: string | undefined) => {
    files.push(stream);
    // The parser would end a file that breaks off like a whole one.
    stream.on('error', () => stream.destroy());
    onFile(field, stream, name);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, onLimit);
  parser.on('finish', () => {
    isWhole = true;
  });
  let failure: unknown;
  parser.on('error', (error) => {
    failure = error;
  });

  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      onRead(size);
      if (!parser.write(chunk)) await once(parser, 'drain');
    }
    await new Promise<void>((done) => parser.end(done));
    await Promise.all(files.map((file) => file.closed || once(file, 'close')));
    // Of a part without a header the parser never tells the end.
    await nextTurn();
  } finally {
    for (const file of files) file.destroy();
  }
  if (failure || !isWhole) throw failure ?? new Error('malformed multipart body');
}
