import type { IncomingMessage } from 'node:http';
import { defaultThreshold, maxPictureBytes } from '../../detection/acceptedFiles.ts';
import { readMultipart } from '../http/multipart.ts';
import { Refusal } from '../http/refusal.ts';
import type { Reservation } from '../limits/bodyBudget.ts';

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

async function parse(request: IncomingMessage, room: Reservation): Promise<Upload> {
  const chunks: Buffer[] = [];
  let named = false;
  let isTooLarge = false;
  let threshold: string | undefined;
  const limits = { fileSize: maxPictureBytes, files: 1, fields: 4, parts: 5, fieldSize: 100 };
  await readMultipart(request, limits, {
    onRead(bytes) {
      if (bytes > maxDrainBytes) throw new Refusal(413, tooLarge);
      room.growTo(Math.min(bytes, maxPictureBytes));
    },
    onField(name, value) {
      if (name === 'threshold') threshold = value;
    },
    onFile(field, stream) {
      if (field !== 'image') return void stream.resume();
      named = true;
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        isTooLarge = true;
        chunks.length = 0;
      });
    },
    onLimit: () => undefined,
  });
  if (isTooLarge) throw new Refusal(413, tooLarge);
  const image = Buffer.concat(chunks);
  if (!named || image.length === 0)
    throw new Refusal(400, 'Send the picture as a file in the field image.');
  return { image, threshold: parseThreshold(threshold) };
}

/** Reads the picture and the threshold of a request. */
export async function readUpload(request: IncomingMessage, room: Reservation): Promise<Upload> {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (type.trim() !== 'multipart/form-data')
    throw new Refusal(415, 'Send the picture as multipart/form-data.');
  if (Number(request.headers['content-length'] ?? 0) > maxDrainBytes)
    throw new Refusal(413, tooLarge);
  try {
    return await parse(request, room);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, unreadable);
  }
}
