import type { IncomingMessage } from 'node:http';
import type { Form } from '../../forms/form.ts';
import { lineLimits } from '../../forms/quoteList/quoteLine.ts';
import { readMultipart } from '../http/multipart.ts';
import { Refusal } from '../http/refusal.ts';
import { maxDrainBytes } from '../http/requestBody.ts';
import type { Reservation } from '../limits/bodyBudget.ts';
import type { Uploads } from '../store/uploads.ts';
import {
  isTooLong,
  maxTextBytes,
  mostBytes,
  textTooLarge,
  tooLargeFor,
  unreadable,
} from './bodyLimits.ts';
import type { Incoming } from './incoming.ts';

/** A quote list has a field for each choice of each of its lines. */
const fieldsOfLines = lineLimits.lines * (6 + lineLimits.options);
const mostFields = ({ fields }: Form) =>
  100 + (Object.values(fields).some(({ control }) => control === 'lines') ? fieldsOfLines : 0);
const fieldBytes = 128 * 1024;

interface Parts {
  form: Form;
  incoming: Incoming;
  uploads: Uploads;
  /** Grows with what is kept of the body. */
  room: Reservation;
}

async function readText(request: IncomingMessage, room: Reservation): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxDrainBytes) break;
    if (size > maxTextBytes) continue;
    room.growTo(size);
    chunks.push(chunk);
  }
  if (size > maxTextBytes) throw textTooLarge();
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

/** URLSearchParams would put a question mark for what is no UTF-8. */
function parseUrlencoded(text: string): Incoming['entries'] {
  decodeURIComponent(text);
  return [...new URLSearchParams(text)];
}

function parseJson(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, unreadable);
  return value as Record<string, unknown>;
}

/**
 * Reads the fields and the one attachment a form may have, which goes to a file. Whatever exceeds a
 * limit is discarded, so that a visitor without JavaScript keeps what was typed beside it.
 */
async function readParts(request: IncomingMessage, { form, incoming, uploads, room }: Parts) {
  const rule = form.attachment;
  let problem = isTooLong(request, form) ? tooLargeFor(form) : undefined;
  const keepsFile = !problem;
  const refuse = (refusal = textTooLarge()) => {
    problem ??= refusal;
  };
  const limits = {
    ...{ fileSize: rule?.maxBytes ?? 0, files: 2 },
    ...{ fieldSize: fieldBytes, fields: mostFields(form), parts: mostFields(form) + 2 },
  };
  await readMultipart(request, limits, {
    onRead(bytes) {
      if (bytes > maxDrainBytes) throw problem ?? textTooLarge();
      room.growTo(Math.min(bytes, keepsFile ? mostBytes(form) : maxTextBytes));
    },
    onField(name, value, isTruncated) {
      if (isTruncated) refuse();
      else incoming.entries.push([name, value]);
    },
    onFile(field, stream, name) {
      // An empty file input arrives as a file without a name.
      if (!keepsFile || rule?.field !== field || !name || incoming.file)
        return void stream.resume();
      stream.on('limit', () => refuse(tooLargeFor(form)));
      incoming.file = { name, upload: uploads.receive(stream) };
    },
    onLimit: () => refuse(),
  });
  if (problem) throw problem;
}

async function read(request: IncomingMessage, parts: Parts) {
  const { incoming, room } = parts;
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  switch (type.trim()) {
    case 'application/json':
      incoming.json = parseJson(await readText(request, room));
      return;
    case 'application/x-www-form-urlencoded':
      incoming.entries = parseUrlencoded(await readText(request, room));
      return;
    case 'multipart/form-data':
      return readParts(request, parts);
    default:
      throw new Refusal(415, 'The form was sent in a format this address does not understand.');
  }
}

/** Reads a body into `incoming`, in any of the three formats. */
export async function readBody(request: IncomingMessage, parts: Parts): Promise<void> {
  try {
    await read(request, parts);
  } catch (error) {
    // Broken JSON, invalid UTF-8 or a truncated body: the client's fault.
    throw error instanceof Refusal ? error : new Refusal(400, unreadable);
  }
  // A file that could not be written is the server's fault.
  await parts.incoming.file?.upload.received;
}
