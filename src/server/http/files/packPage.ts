import { encoders } from './encoders.ts';
import { entityTag } from './entityTag.ts';
import type { PackEntry, SitePack } from './sitePack.ts';

/** A page with its compressed copies, packed in memory the way a release is on disk. */
export async function packPage(name: string, html: string): Promise<SitePack> {
  const body = Buffer.from(html);
  const copies = Object.entries(encoders).map(async ([suffix, encode]) => ({
    name: name + suffix,
    content: await encode(body, true),
  }));
  const files = [{ name, content: body }, ...(await Promise.all(copies))];
  const entries = new Map<string, PackEntry>();
  let offset = 0;
  for (const { name, content } of files) {
    entries.set(name, [offset, content.length, entityTag(content)]);
    offset += content.length;
  }
  const packed = Buffer.concat(files.map(({ content }) => content));
  return {
    entries,
    read: ([start, length], target) =>
      void packed.copy(target, target.length - length, start, start + length),
  };
}
