import { compoundNames } from './compoundFile.ts';
import type { FileKind } from './form.ts';
import { zipEntries } from './zipEntries.ts';

/** What Word 97–2003 keeps macros in. */
const macroStorages = new Set(['macros', '_vba_project']);

/** Whether a Word document brings programs with it. */
export function hasMacros(kind: FileKind, content: Uint8Array): boolean {
  if (kind === 'doc') return compoundNames(content).some((name) => macroStorages.has(name));
  if (kind !== 'docx') return false;
  return zipEntries(content).some(({ name }) => /vbaProject\.bin$|vbaData\.xml$/i.test(name));
}
