import type { FileKind } from '../../forms/form.ts';
import { zipNames } from './zipNames.ts';

const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

export const mediaType = (kind: FileKind) => mediaTypes[kind];

const startsWith = (content: Buffer, ...bytes: number[]) =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes));

/** The stream every Word file has, as compound files spell names. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

function isDocx(content: Buffer): boolean {
  const names = zipNames(content);
  return (
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    ![...names].some((name) => /vbaProject\.bin$/i.test(name))
  );
}

/** What a file is by its content; its name and the sender's word count for nothing. */
export function fileKind(content: Buffer): FileKind | undefined {
  if (startsWith(content, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf';
  if (startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(content, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return content.includes(wordStream) ? 'doc' : undefined;
  if (startsWith(content, 0x50, 0x4b, 0x03, 0x04)) return isDocx(content) ? 'docx' : undefined;
  return undefined;
}
