import { extensions } from '../../forms/attachment.ts';
import { fileKind } from '../../forms/fileKind.ts';
import type { AttachmentRule } from '../../forms/form.ts';
import { hasMacros } from '../../forms/hasMacros.ts';

/** Checks a chosen file before any of it is sent; returns a message if it is not acceptable. */
export async function fileProblem(
  rule: AttachmentRule,
  file: File | undefined,
): Promise<string | undefined> {
  const { messages } = rule;
  if (!file) return rule.required ? messages.missing : undefined;
  if (file.size > rule.maxBytes) return messages.tooLarge;
  const name = file.name.toLowerCase().replace(/\.jpeg$/, '.jpg');
  if (!rule.kinds.some((kind) => name.endsWith(extensions[kind]))) return messages.wrongKind;
  if (file.size === 0) return messages.empty;
  // Reading fails if the file was moved or changed after it was chosen.
  const content = await file.arrayBuffer().catch(() => new ArrayBuffer());
  const bytes = new Uint8Array(content);
  const kind = fileKind(bytes);
  if (!kind || !rule.kinds.includes(kind)) return messages.notWhole;
  return hasMacros(kind, bytes) ? messages.active : undefined;
}
