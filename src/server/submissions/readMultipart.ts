import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import Busboy, { type BusboyFileStream } from '@fastify/busboy';
import type { AttachmentRule, Form } from '../../forms/form.ts';
import { Refusal } from '../http/refusal.ts';
import { patienceBytes, tooLarge } from './bodyLimits.ts';
import type { Incoming } from './incoming.ts';

const maxFields = 100;
const fieldBytes = 128 * 1024;

function openParser({ headers }: IncomingMessage, fileSize: number) {
  return new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: { fileSize, fieldSize: fieldBytes, fields: maxFields, files: 2, parts: maxFields + 2 },
  });
}

/** Keeps the file the form asks for; calls `onTooLarge` and forgets it once it is over the limit. */
function keepFile(
  stream: BusboyFileStream,
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
  const parser = openParser(request, rule?.maxBytes ?? 1);
  let problem: Refusal | undefined;
  const refuse = (refusal = new Refusal(413, tooLarge)) => {
    problem ??= refusal;
  };

  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) refuse();
    else incoming.entries.push([name, value]);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => refuse());
  parser.on('file', (field: string, stream: BusboyFileStream, name: string) => {
    if (rule?.field === field) keepFile(stream, name, incoming, () => refuse(fileTooLarge(rule)));
    else stream.resume();
  });
  const ended = once(parser, 'finish');
  ended.catch(() => undefined);

  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > patienceBytes) throw problem ?? new Refusal(413, tooLarge);
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), ended]);
  }
  parser.end();
  await ended;
  if (problem) throw problem;
}
