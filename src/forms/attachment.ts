import { uploadBytes, uploadSize } from '../site/uploads.ts';
import type { AttachmentRule, FileKind } from './form.ts';

const common = {
  tooLarge: `The file is larger than ${uploadSize}`,
  empty: 'The file is empty',
  active:
    'This document contains macros or loads something from elsewhere. Please send it as a .pdf file',
};

export const extensions: Readonly<Record<FileKind, string>> = {
  pdf: '.pdf',
  doc: '.doc',
  docx: '.docx',
  png: '.png',
  jpeg: '.jpg',
};

/** For the `accept` attribute of a file input. */
export const acceptAttribute = (rule: AttachmentRule) =>
  rule.kinds.map((kind) => extensions[kind]).join(',');

/** A résumé or CV. */
export const documentRule = (
  field: string,
  label: string,
  required: boolean,
  missing: string,
): AttachmentRule => ({
  field,
  label,
  required,
  kinds: ['pdf', 'doc', 'docx'],
  maxBytes: uploadBytes,
  messages: {
    ...common,
    missing,
    wrongKind: 'Only .pdf, .doc and .docx files are accepted',
    notWhole: 'This is not a complete .pdf, .doc or .docx document. Please save it again',
  },
});

/** A photograph, an oscilloscope trace or a report. */
export const imageRule = (field: string, label: string): AttachmentRule => ({
  field,
  label,
  required: false,
  kinds: ['png', 'jpeg', 'pdf'],
  maxBytes: uploadBytes,
  messages: {
    ...common,
    missing: 'Please choose a file',
    wrongKind: 'Only .png, .jpg and .pdf files are accepted',
    notWhole: 'This is not a complete picture or .pdf document. Please save it again',
  },
});
