import { extensions } from '../../forms/attachment.ts';
import type { FileKind } from '../../forms/form.ts';

const maxLength = 80;
/** Control and format characters, a right-to-left override among them, and what file systems forbid. */
const forbidden = /[\p{C}<>:"|?*%]/gu;
/** A quotation mark or a line break, as browsers write them into a form. */
const written = /%(?:22|0[ad])/gi;

/** A name that is safe to show and to save: no path, no tricks, and the ending of what it is. */
export function cleanFileName(name: string, kind: FileKind): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(written, '')
    .replace(forbidden, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, maxLength).join('') || 'attachment'}${extensions[kind]}`;
}
