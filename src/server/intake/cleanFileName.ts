import { extensions } from '../../forms/attachment.ts';
import type { FileKind } from '../../forms/form.ts';

const maxLength = 80;
/**
 * Control and format characters (such as the right-to-left override) and those that file systems
 * forbid.
 */
const forbidden = /[\p{C}<>:"|?*%]/gu;
/** Quotation marks and line breaks, as browsers escape them in multipart forms. */
const escapedByBrowsers = /%(?:22|0[ad])/gi;

/**
 * A file name that is safe to show and to save: no path, no tricks, and the extension of its actual
 * type where that is known.
 */
export function cleanFileName(name: string, kind?: FileKind): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const [own = ''] = /\.[a-z0-9]{1,8}$/i.exec(last) ?? [];
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(escapedByBrowsers, '')
    .replace(forbidden, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, maxLength).join('') || 'attachment'}${kind ? extensions[kind] : own}`;
}
