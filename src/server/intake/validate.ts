import { extensions } from '../../forms/attachment.ts';
import { fileKind, hasMacros } from '../../forms/fileKind.ts';
import type { FieldValues, FileKind, Form } from '../../forms/form.ts';
import { Refusal } from '../http/refusal.ts';
import { type Incoming, incomingValues } from './incoming.ts';
import { loadsFromElsewhere } from './loadsFromElsewhere.ts';

const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
}

export interface Valid {
  values: FieldValues;
  attachment: Attachment | undefined;
}

/**
 * A file that came with a mail, and whether a form would have taken it: a whole document or picture
 * that runs and loads nothing.
 */
export function fileFromMail(name: string, content: Buffer): Attachment & { accepted: boolean } {
  const kind = fileKind(content);
  const type = kind ? mediaTypes[kind] : 'application/octet-stream';
  const accepted = kind !== undefined && !isActive(kind, content);
  return { name: cleanFileName(name, kind), type, content, accepted };
}

const isActive = (kind: FileKind, content: Uint8Array) =>
  hasMacros(kind, content) || (kind === 'docx' && loadsFromElsewhere(content));

const invalid = 'Some fields are missing or invalid.';

function checkFile(form: Form, content?: Buffer): { kind?: FileKind; message?: string } {
  const rule = form.attachment;
  if (!rule) return {};
  if (!content) return rule.required ? { message: rule.messages.missing } : {};
  if (content.length === 0) return { message: rule.messages.empty };
  const kind = fileKind(content);
  if (!kind) return { message: rule.messages.notWhole };
  if (!rule.kinds.includes(kind)) return { message: rule.messages.wrongKind };
  return isActive(kind, content) ? { message: rule.messages.active } : { kind };
}

const maxLength = 80;
/** No system has longer names, and every pattern takes its time. */
const longestName = 500;
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
    .slice(0, longestName)
    .toWellFormed()
    .replace(escapedByBrowsers, '')
    .replace(forbidden, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, maxLength).join('') || 'attachment'}${kind ? extensions[kind] : own}`;
}

/**
 * Checks a body against the form's schema, and the content of its file. Throws with the first message
 * of each field.
 */
export function validate(form: Form, incoming: Incoming, content?: Buffer): Valid {
  const result = form.schema.safeParse(incomingValues(form, incoming));
  const errors: Record<string, string> = {};
  // A plain form shows it beside the part of the field that is wrong, too.
  for (const { path, message } of result.error?.issues ?? [])
    for (const name of [String(path[0]), path.join('.')]) errors[name] ??= message;
  const { kind, message } = checkFile(form, content);
  if (form.attachment && message) errors[form.attachment.field] = message;
  if (!result.success || message) throw new Refusal(422, invalid, { errors });
  const { file } = incoming;
  return {
    values: result.data,
    attachment:
      file && content && kind
        ? { name: cleanFileName(file.name, kind), type: mediaTypes[kind], content }
        : undefined,
  };
}
