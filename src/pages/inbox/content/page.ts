import { standardId } from '../../../catalogue/standards.ts';
import {
  contentValue,
  openContent,
} from '../../../features/inbox/content/model/contentDocument.ts';
import { fileOfPage } from '../../../features/inbox/content/model/contentKinds.ts';
import { seeOther } from '../../../server/auth/requireStaff.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { staffRoute } from '../_staffRoute.ts';

/** The entry of a list that has a page of its own, by the end of its address. */
function entryOf(file: string, text: string, end: string): (string | number)[] {
  const document = openContent(file, text);
  const value = document && contentValue(document);
  const { products } = Object(value) as { products?: { slug: string }[] };
  const product = products?.findIndex(({ slug }) => slug === end) ?? -1;
  if (product >= 0) return ['products', product];
  const entry =
    file === 'standards.yaml' && Array.isArray(value)
      ? value.findIndex(({ id }: { id: string }) => standardId(id) === end)
      : -1;
  return entry >= 0 ? [entry] : [];
}

/** From a page of the site to the form for its words. */
export const GET = staffRoute('writer', async (context) => {
  const { released, revisions } = context.locals.services.content;
  const path = context.url.searchParams.get('path') ?? '/';
  const file = fileOfPage(path, (name) => released.textOf(name) !== null);
  if (!file) return seeOther(inboxPaths.content);
  const { text } = await revisions.current(file, released.textOf(file));
  const end = path.replace(/^.*\//, '');
  return seeOther(inboxPaths.contentFile(file, entryOf(file, text ?? '', end)));
});
