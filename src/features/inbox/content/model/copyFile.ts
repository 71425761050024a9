import { contentValue, openContent, printDocument } from './contentDocument.ts';
import { isRecord } from './formSchema.ts';

/** The text of a new file that begins as a copy of another, with a name and number of its own. */
export function asCopy(
  file: string,
  text: string,
  name: string,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  const document = openContent(file, text);
  const value = document && contentValue(document);
  if (!document || !isRecord(value)) return undefined;
  if ('slug' in value) document.yaml.setIn(['slug'], name);
  if (typeof value.id === 'number') {
    const folder = file.replace(/[^/]*$/, '');
    const used = Object.entries(texts)
      .filter(([other]) => other.startsWith(folder))
      .map(([, other]) => Number(/^id: (\d+)$/m.exec(other)?.[1] ?? 0));
    document.yaml.setIn(['id'], 1 + Math.max(...used));
  }
  return printDocument(document);
}
