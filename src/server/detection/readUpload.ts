import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { defaultThreshold, maxPictureBytes } from '../../detection/acceptedFiles.ts';
import { Refusal } from '../http/refusal.ts';

export interface Upload {
  image: Buffer;
  threshold: number;
}

const unreadable = 'The request could not be read as multipart/form-data.';
const tooLarge = `The picture is larger than ${maxPictureBytes / 1e6} MB.`;
/** A larger body is read and discarded up to this size, so that the client sees the answer. */
const maxDrainBytes = 4 * maxPictureBytes;

function parseThreshold(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return defaultThreshold;
  const value = Number(text);
  if (!(value >= 0 && value <= 1))
    throw new Refusal(400, 'threshold must be a number from 0 to 1.');
  return value;
}

function openParser(request: IncomingMessage) {
  try {
    // The parser reports a file of exactly the limit as too large.
    const limits = { fileSize: maxPictureBytes + 1, files: 1, fields: 4, parts: 5, fieldSize: 100 };
    return busboy({ headers: request.headers, limits });
  } catch {
    throw new Refusal(400, unreadable);
  }
}

async function parse(request: IncomingMessage): Promise<Upload> {
  const parser = openParser(request);
  const chunks: Buffer[] = [];
  let named = false;
  let isTooLarge = false;
  let threshold: string | undefined;
  parser.on('file', (field, stream) => {
    stream.on('error', () => undefined);
    if (field !== 'image') return void stream.resume();
    named = true;
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => {
      isTooLarge = true;
      chunks.length = 0;
    });
  });
  parser.on('field', (field, value) => {
    if (field === 'threshold') threshold = value;
  });
  const ended = once(parser, 'close');
  ended.catch(() => undefined);
  // A second error without a listener would crash the process.
  parser.on('error', () => undefined);
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxDrainBytes) throw new Refusal(413, tooLarge);
    if (parser.destroyed || parser.write(chunk)) continue;
    await Promise.race([once(parser, 'drain'), ended]);
  }
  if (!parser.destroyed) parser.end();
  await ended;
  if (isTooLarge) throw new Refusal(413, tooLarge);
  const image = Buffer.concat(chunks);
  if (!named || image.length === 0)
    throw new Refusal(400, 'Send the picture as a file in the field image.');
  return { image, threshold: parseThreshold(threshold) };
}

/** Reads the picture and the threshold of a request. */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (type.trim() !== 'multipart/form-data')
    throw new Refusal(415, 'Send the picture as multipart/form-data.');
  if (Number(request.headers['content-length'] ?? 0) > maxDrainBytes)
    throw new Refusal(413, tooLarge);
  try {
    return await parse(request);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, unreadable);
  }
}
