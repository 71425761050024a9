import { compoundNames, isWholeCompoundFile } from './compoundFile.ts';
import type { FileKind } from './form.ts';
import { zipEntries } from './zipEntries.ts';

const signatures: readonly (readonly [FileKind, ...number[]])[] = [
  ['pdf', 0x25, 0x50, 0x44, 0x46, 0x2d],
  ['doc', 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ['docx', 0x50, 0x4b, 0x03, 0x04],
  ['png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ['jpeg', 0xff, 0xd8, 0xff],
];

/** The end mark of a PDF may be this far from the end; some programs append a few bytes. */
const pdfTail = 2048;
/** The stream that every Word file has, in the encoding of compound files. */
const wordStream = [...'WordDocument'].join('\0');

const latin = (content: Uint8Array) => new TextDecoder('latin1').decode(content);

function isDocx(content: Uint8Array): boolean {
  const names = new Set(zipEntries(content).map(({ name }) => name));
  return names.has('[Content_Types].xml') && names.has('word/document.xml');
}

/** Whether a file with the right signature is complete. */
const isWhole: Readonly<Record<FileKind, (content: Uint8Array) => boolean>> = {
  pdf: (content) => latin(content.subarray(-pdfTail)).includes('%%EOF'),
  doc: (content) => isWholeCompoundFile(content) && latin(content).includes(wordStream),
  docx: isDocx,
  png: () => true,
  jpeg: () => true,
};

/** A file's kind by its content; the name and the declared media type are not trusted. */
export function fileKind(content: Uint8Array): FileKind | undefined {
  const found = signatures.find(([, ...bytes]) =>
    bytes.every((byte, index) => content[index] === byte),
  );
  return found && isWhole[found[0]](content) ? found[0] : undefined;
}

/** What Word 97–2003 keeps macros in. */
const macroStorages = new Set(['macros', '_vba_project']);

/** Whether a Word document brings programs with it. */
export function hasMacros(kind: FileKind, content: Uint8Array): boolean {
  if (kind === 'doc') return compoundNames(content).some((name) => macroStorages.has(name));
  if (kind !== 'docx') return false;
  return zipEntries(content).some(({ name }) => /vbaProject\.bin$|vbaData\.xml$/i.test(name));
}
