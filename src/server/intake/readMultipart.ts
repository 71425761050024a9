import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { AttachmentRule, Form } from '../../forms/form.ts';
import { Refusal } from '../http/refusal.ts';
import { maxDrainBytes, tooLarge } from './bodyLimits.ts';
import type { Incoming } from './incoming.ts';

const maxFields = 100;
const fieldBytes = 128 * 1024;

function openParser({ headers }: IncomingMessage, fileSize: number) {
  return busboy({
    headers,
    defParamCharset: 'utf8',
    limits: { fileSize, fieldSize: fieldBytes, fields: maxFields, files: 2, parts: maxFields + 2 },
  });
}

/** Collects the form's file. If it exceeds the limit, drops it and calls `onTooLarge`. */
function collectFile(
  stream: Readable & { truncated?: boolean },
  name: string,
  incoming: Incoming,
  onTooLarge: () => void,
): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => {
    if (!stream.truncated) chunks.push(chunk);
  });
  stream.on('limit', () => {
    chunks.length = 0;
    onTooLarge();
  });
  stream.on('end', () => {
    // An empty file input arrives as a file without a name.
    if (name && !stream.truncated && !incoming.file)
      incoming.file = { name, content: Buffer.concat(chunks) };
  });
}

const fileTooLarge = ({ field, messages }: AttachmentRule) =>
  new Refusal(413, messages.tooLarge, { errors: { [field]: messages.tooLarge } });

/**
 * Reads the fields and the one attachment a form may have. Whatever exceeds a limit is discarded.
 */
export async function readMultipart(
  request: IncomingMessage,
  form: Form,
  incoming: Incoming,
): Promise<void> {
  const rule = form.attachment;
  // The parser reports a file of exactly the limit as too large.
  const parser = openParser(request, (rule?.maxBytes ?? 0) + 1);
  let problem: Refusal | undefined;
  const refuse = (refusal = new Refusal(413, tooLarge)) => {
    problem ??= refusal;
  };

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) refuse();
    else incoming.entries.push([name, value]);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => refuse());
  parser.on('file', (field, stream, { filename }) => {
    // A truncated file is also an error of the parser, which is handled below.
    stream.on('error', () => undefined);
    if (rule?.field === field)
      collectFile(stream, filename, incoming, () => refuse(fileTooLarge(rule)));
    else stream.resume();
  });
  const ended = once(parser, 'close');
  ended.catch(() => undefined);
  // A second error without a listener would crash the process.
  parser.on('error', () => undefined);

  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxDrainBytes) throw problem ?? new Refusal(413, tooLarge);
    // After an error, keep reading only so that the client gets to see the answer.
    if (parser.destroyed || parser.write(chunk)) continue;
    await Promise.race([once(parser, 'drain'), ended]);
  }
  if (!parser.destroyed) parser.end();
  await ended;
  if (problem) throw problem;
}
