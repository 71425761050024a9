import { uploadBytes, uploadSize } from '../../../site/uploads.ts';
import { cleanFileName } from '../../intake/cleanFileName.ts';

/** A form with its file; the rest is text. */
export const answerFormBytes = uploadBytes + 100_000;
export const answerFileTooLarge = `The file is too large. You can attach up to ${uploadSize}.`;

/** The file attached to an answer; undefined if there is none. */
export async function answerFile(
  form: FormData,
): Promise<{ name: string; content: Uint8Array } | 'too large' | undefined> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return undefined;
  if (file.size > uploadBytes) return 'too large';
  return { name: cleanFileName(file.name), content: new Uint8Array(await file.arrayBuffer()) };
}
