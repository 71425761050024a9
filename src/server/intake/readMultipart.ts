import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { AttachmentRule, Form } from '../../forms/form.ts';
import { Refusal } from '../http/refusal.ts';
import type { Uploads } from '../store/uploads.ts';
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

const fileTooLarge = ({ field, messages }: AttachmentRule) =>
  new Refusal(413, messages.tooLarge, { errors: { [field]: messages.tooLarge } });

interface Parts {
  request: IncomingMessage;
  form: Form;
  incoming: Incoming;
  uploads: Uploads;
  /** Called with the bytes read so far, before they are used. */
  onRead: (bytes: number) => void;
}

/**
 * Reads the fields and the one attachment a form may have, which goes to a file. Whatever exceeds a
 * limit is discarded.
 */
export async function readMultipart({ request, form, incoming, uploads, onRead }: Parts) {
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
  parser.on('file', (field, stream: Readable, { filename }) => {
    // A truncated file is also an error of the parser, which is handled below.
    stream.on('error', () => undefined);
    // An empty file input arrives as a file without a name.
    if (rule?.field !== field || !filename || incoming.file) return void stream.resume();
    stream.on('limit', () => refuse(fileTooLarge(rule)));
    incoming.file = { name: filename, upload: uploads.receive(stream) };
  });
  const ended = once(parser, 'close');
  ended.catch(() => undefined);
  // A second error without a listener would crash the process.
  parser.on('error', () => undefined);

  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxDrainBytes) throw problem ?? new Refusal(413, tooLarge);
      onRead(size);
      // After an error, keep reading only so that the client gets to see the answer.
      if (parser.destroyed || parser.write(chunk)) continue;
      await Promise.race([once(parser, 'drain'), ended]);
    }
    if (!parser.destroyed) parser.end();
    await ended;
  } finally {
    // Ends the file too if the sender broke off.
    parser.destroy();
  }
  if (problem) throw problem;
}
