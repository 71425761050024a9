import { contentValue, openContent, printDocument } from './contentDocument.ts';
import { isRecord, type Path } from './formSchema.ts';

/** A field that both sides changed, each in its own way. */
interface Conflict {
  path: Path;
  ours: unknown;
  theirs: unknown;
}

interface Sides {
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const keysOf = (...values: readonly unknown[]) =>
  new Set(values.flatMap((value) => (isRecord(value) ? Object.keys(value) : [])));

/** What both have made of a value: ours, and of theirs what we have not changed. */
function merged({ base, ours, theirs }: Sides, path: Path, conflicts: Conflict[]): unknown {
  if (same(ours, theirs) || same(base, theirs)) return ours;
  if (same(base, ours)) return theirs;
  const step = (key: string | number, of: (value: unknown) => unknown) =>
    merged({ base: of(base), ours: of(ours), theirs: of(theirs) }, [...path, key], conflicts);
  if (isRecord(ours) && isRecord(theirs))
    return Object.fromEntries(
      [...keysOf(theirs, ours)].flatMap((key) => {
        const value = step(key, (side) => (isRecord(side) ? side[key] : undefined));
        return value === undefined ? [] : [[key, value]];
      }),
    );
  const lists = [base, ours, theirs];
  if (lists.every(Array.isArray) && new Set(lists.map(({ length }) => length)).size === 1)
    return (ours as unknown[]).map((_, index) => step(index, (side) => (side as unknown[])[index]));
  conflicts.push({ path, ours, theirs });
  return ours;
}

/** Writes what differs into a document, and leaves all else and its comments as they are. */
function write(
  document: { yaml: { setIn(path: Path, value: unknown): void; deleteIn(path: Path): unknown } },
  before: unknown,
  after: unknown,
  path: Path,
): void {
  if (same(before, after)) return;
  if (isRecord(before) && isRecord(after)) {
    for (const key of keysOf(before, after))
      if (key in after) write(document, before[key], after[key], [...path, key]);
      else document.yaml.deleteIn([...path, key]);
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    for (const [index, value] of after.entries())
      write(document, before[index], value, [...path, index]);
  else document.yaml.setIn(path, after);
}

/**
 * The text of a file that both sides have changed since a common one, with what each did to its
 * fields. Where both changed the same field, ours stands and both are told.
 */
export function mergeContent(file: string, texts: { base: string; ours: string; theirs: string }) {
  const conflicts: Conflict[] = [];
  if (texts.ours === texts.theirs || texts.base === texts.theirs)
    return { text: texts.ours, conflicts };
  if (texts.base === texts.ours) return { text: texts.theirs, conflicts };
  const [base, ours, theirs] = [texts.base, texts.ours, texts.theirs].map((text) =>
    openContent(file, text),
  );
  if (!base || !ours || !theirs) {
    conflicts.push({ path: [], ours: texts.ours, theirs: texts.theirs });
    return { text: texts.ours, conflicts };
  }
  const sides = {
    base: contentValue(base),
    ours: contentValue(ours),
    theirs: contentValue(theirs),
  };
  const value = merged(sides, [], conflicts);
  const body = merged(
    { base: base.body, ours: ours.body, theirs: theirs.body },
    ['body'],
    conflicts,
  ) as string | undefined;
  // Theirs is written into, so that what developers said in comments stays.
  write(theirs, sides.theirs, value, []);
  return { text: printDocument({ ...theirs, body }), conflicts };
}
