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

/** Keeps the file the form asks for; calls `onTooLarge` and forgets it once it is over the limit. */
function keepFile(
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
    // An input left empty arrives as a file without a name.
    if (name && !stream.truncated && !incoming.file)
      incoming.file = { name, content: Buffer.concat(chunks) };
  });
}

const fileTooLarge = ({ field, messages }: AttachmentRule) =>
  new Refusal(413, messages.tooLarge, { errors: { [field]: messages.tooLarge } });

/** Reads fields and the one attachment a form may have. What is over a limit is thrown away. */
export async function readMultipart(
  request: IncomingMessage,
  form: Form,
  incoming: Incoming,
): Promise<void> {
  const rule = form.attachment;
  // The parser calls a limit reached what is just at it.
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
    // A body that ends within a file is an error of the parser, too, which is heard below.
    stream.on('error', () => undefined);
    if (rule?.field === field)
      keepFile(stream, filename, incoming, () => refuse(fileTooLarge(rule)));
    else stream.resume();
  });
  const ended = once(parser, 'close');
  ended.catch(() => undefined);
  // A second fault must not go unheard either: it would end the process.
  parser.on('error', () => undefined);

  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxDrainBytes) throw problem ?? new Refusal(413, tooLarge);
    // What comes after a fault is read only so that the sender gets to see the answer.
    if (parser.destroyed || parser.write(chunk)) continue;
    await Promise.race([once(parser, 'drain'), ended]);
  }
  if (!parser.destroyed) parser.end();
  await ended;
  if (problem) throw problem;
}
