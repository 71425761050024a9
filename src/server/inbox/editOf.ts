import { textField } from '../http/readForm.ts';
import type { Actor } from '../store/writeDeeds.ts';
import type { Edit } from './applyEdit.ts';

/** Reads the hidden fields that every form of a submission carries. */
export function editOf(form: FormData, by: Actor): Edit & { version: number } {
  const version = textField(form, 'version', 10);
  return {
    by,
    // A form without a version is older than any.
    version: /^\d{1,9}$/.test(version) ? Number(version) : -1,
    key: textField(form, 'key', 100),
  };
}
