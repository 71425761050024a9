import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPictureFile } from './publishedTexts.ts';

/** What the site was built from: texts of src/content, and hashes of the pictures in src/assets. */
export interface ReleasedContent {
  texts: Readonly<Record<string, string>>;
  /** As a revision would name them. */
  pictures: Readonly<Record<string, string>>;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .sort();

/** Reads a checkout, for the build and in development. */
export function readContent(root = '.'): ReleasedContent {
  const read = <Value>(folder: string, value: (path: string) => Value) =>
    Object.fromEntries(
      filesIn(join(root, folder)).map((path) => [
        path.slice(join(root, 'src/').length).replace(/^content\//, ''),
        value(path),
      ]),
    );
  const picture = (path: string) => `sha256:${hash('sha256', readFileSync(path), 'hex')}\n`;
  const texts = Object.entries(read('src/content', (path) => readFileSync(path, 'utf8')));
  return {
    texts: Object.fromEntries(texts.filter(([name]) => /\.(?:yaml|md)$/.test(name))),
    pictures: read('src/assets', picture),
  };
}

/** What the release that is served was built from. */
export function createReleasedContent(file: string | undefined) {
  let read: ReleasedContent | undefined;
  const content = (): ReleasedContent => {
    // In development, files change while the server runs.
    if (file === undefined) return readContent();
    read ??= JSON.parse(readFileSync(file, 'utf8')) as ReleasedContent;
    return read;
  };
  return {
    content,
    textOf: (name: string) =>
      (isPictureFile(name) ? content().pictures : content().texts)[name] ?? null,
  };
}
