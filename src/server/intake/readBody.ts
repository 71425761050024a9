import type { IncomingMessage } from 'node:http';
import type { Form } from '../../forms/form.ts';
import { Refusal } from '../http/refusal.ts';
import type { Reservation } from '../limits/bodyBudget.ts';
import type { Uploads } from '../store/uploads.ts';
import { maxDrainBytes, maxTextBytes, tooLarge, unreadable } from './bodyLimits.ts';
import type { Incoming } from './incoming.ts';
import { readMultipart } from './readMultipart.ts';

async function readText(
  request: IncomingMessage,
  onRead: (bytes: number) => void,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxDrainBytes) break;
    onRead(size);
    if (size <= maxTextBytes) chunks.push(chunk);
  }
  if (size > maxTextBytes) throw new Refusal(413, tooLarge);
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

function parseJson(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, unreadable);
  return value as Record<string, unknown>;
}

interface Parts {
  form: Form;
  incoming: Incoming;
  uploads: Uploads;
  /** The room that was reserved for the body. */
  room: Reservation;
}

async function read(request: IncomingMessage, { form, incoming, uploads, room }: Parts) {
  const onRead = (bytes: number) => room.growTo(bytes);
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  switch (type.trim()) {
    case 'application/json':
      incoming.json = parseJson(await readText(request, onRead));
      return;
    case 'application/x-www-form-urlencoded':
      incoming.entries = [...new URLSearchParams(await readText(request, onRead))];
      return;
    case 'multipart/form-data':
      return readMultipart({ request, form, incoming, uploads, onRead });
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
