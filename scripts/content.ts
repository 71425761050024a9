import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createContentServices } from '../src/server/content/contentServices.ts';
import { isPictureFile, sourceFile } from '../src/server/content/publishedTexts.ts';
import { readContent } from '../src/server/content/releasedContent.ts';
import { hashOfText } from '../src/server/content/revisions.ts';
import { operator } from '../src/server/store/auditLog.ts';
import { runCommand, UsageError } from './commands/runCommand.ts';
import { checkoutText, overCheckout } from './content/overCheckout.ts';

const usage = `Usage:
  npm run content -- export > staff.patch   what staff have published, for git apply
  npm run content -- import                 takes over what developers have changed since`;

process.chdir(`${import.meta.dirname}/..`);
type Content = ReturnType<typeof createContentServices>;

/** What the published files are to be, beside what the checkout has. */
async function published({ texts }: Content) {
  const found = [...(await texts.publishedTexts())].map(async ([file, one]) => {
    const checkout = isPictureFile(file)
      ? (readContent().pictures[file] ?? null)
      : checkoutText(file);
    const base = await texts.textOf(file, one.baseHash);
    return { file, checkout, baseHash: one.baseHash, ...overCheckout(file, one, base, checkout) };
  });
  return Promise.all(found);
}

function sayBoth(both: Awaited<ReturnType<typeof published>>[number]['both']): void {
  for (const { file, field, published: ours, checkout } of both)
    console.error(
      `src/content/${file}${field && `, ${field}`}: staff published ${JSON.stringify(ours)}, this checkout has ${JSON.stringify(checkout)}. What staff published stands.`,
    );
}

/** Prints a patch that makes the checkout what is published. */
async function exportPatch(content: Content): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const put = (side: string, file: string, text: string | Uint8Array) => {
    const path = join(folder, side, sourceFile(file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const side of ['a', 'b']) mkdirSync(join(folder, side));
  for (const { file, checkout, text, both } of await published(content)) {
    sayBoth(both);
    if (text === checkout) continue;
    if (isPictureFile(file)) {
      const picture = text === null ? undefined : await content.texts.picture(text);
      if (picture) put('b', file, picture);
      continue;
    }
    if (checkout !== null) put('a', file, checkout);
    if (text !== null) put('b', file, text);
  }
  const options = ['--no-index', '--binary', '--no-prefix', '--no-color'];
  try {
    execFileSync('git', ['diff', ...options, 'a', 'b'], { cwd: folder });
  } catch (error) {
    // Git says by its status that they differ.
    process.stdout.write((error as { stdout: Buffer }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes drafts' and publications' texts those that developers and staff have made together. */
async function importCheckout(content: Content): Promise<void> {
  const { revisions, publications } = content;
  const files: [string, number][] = [];
  for (const { file, checkout, text, baseHash, both } of await published(content)) {
    sayBoth(both);
    if (isPictureFile(file) || hashOfText(checkout) === baseHash) continue;
    const note = 'Taken over from the repository';
    await revisions.save({
      file,
      by: operator,
      note,
      released: checkout,
      agreed: true,
      make: () => text,
    });
    const { draft } = await revisions.current(file, checkout);
    if (draft?.publication_id === null) files.push([file, draft.number]);
    console.error(`src/content/${file}: taken over.`);
  }
  if (files.length > 0) await publications.request({ by: operator, files });
}

await runCommand(async (db) => {
  const content = createContentServices({ db, now: Date.now, release: undefined });
  const [action] = process.argv.slice(2);
  if (action === 'export') await exportPatch(content);
  else if (action === 'import') await importCheckout(content);
  else throw new UsageError(usage);
});
