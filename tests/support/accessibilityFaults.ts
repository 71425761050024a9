import type { readPdf } from './readPdf.ts';

/** What a reader of screens needs and a program can see: tags, title, language, descriptions, headings, fonts. */
export function accessibilityFaults(pdf: Awaited<ReturnType<typeof readPdf>>): string[] {
  const roles = pdf.nodes.map(({ role }) => role ?? '');
  const levels = roles.flatMap((role) => /^H([1-6])$/.exec(role)?.[1] ?? []).map(Number);
  const skipped = levels.some((level, i) => level > (levels[i - 1] ?? 0) + 1);
  const tables = roles.filter((role) => role === 'Table').length;
  const faults: [string, boolean][] = [
    ['is not tagged', !pdf.marked || roles.length === 0],
    ['has no language', pdf.info.Language !== 'en'],
    ['has no title to show', !pdf.info.Title || !pdf.showsTitle],
    ['has no bookmarks', pdf.bookmarks.length === 0],
    ['has no headings, or skips a level', levels[0] !== 1 || skipped],
    ['has figures without a description', pdf.nodes.some((n) => n.role === 'Figure' && !n.alt)],
    ['has tables without heading cells', tables > 0 && !roles.includes('TH')],
    ['has fonts that are not embedded', pdf.fonts.embedded !== pdf.fonts.all || !pdf.fonts.all],
    ['has fonts without Unicode values', pdf.fonts.readable < pdf.fonts.all],
  ];
  return faults.flatMap(([fault, found]) => (found ? [fault] : []));
}
