import type { FileKind } from '../../forms/form.ts';

const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

export const mediaType = (kind: FileKind) => mediaTypes[kind];
