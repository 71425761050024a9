export type Path = readonly (string | number)[];

/** Where content says something: a file, and the way to a field of it. */
export interface Place {
  file: string;
  path: Path;
}

/** What a check says of a field. The reason is a sentence for people who know no code. */
export interface Fault extends Place {
  reason: string;
}

/** A fault as an editor, a build or a test shows it. */
export interface Finding extends Fault {
  /** The field in words: "products › MULTI-CE5 › covers › 1 › upTo". */
  field: string;
  value: unknown;
}

/** What has a place: an entry of the content, or a part of one. */
export interface Placed {
  place: Place;
}

export const fault = ({ place }: Placed, path: Path, reason: string): Fault => ({
  file: place.file,
  path: [...place.path, ...path],
  reason,
});

/** Says of each value in a list that it is none of those that there are. */
export function* unknownIn(
  of: Placed,
  path: Path,
  values: readonly string[],
  known: Pick<ReadonlySet<string>, 'has'>,
  reason: string,
): Iterable<Fault> {
  for (const [index, value] of values.entries())
    if (!known.has(value)) yield fault(of, [...path, index], reason);
}

/** A text with the way to it. */
export interface Said {
  text: string;
  path: Path;
}

/** All texts in a value, in their order. */
export function textsIn(value: unknown, path: Path = []): Said[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

type Fields = Readonly<Record<string | number, unknown>>;

const inside = (value: unknown, key: string | number): unknown =>
  value !== null && typeof value === 'object' ? (value as Fields)[key] : undefined;

const named = ['name', 'title', 'heading', 'id', 'slug'];
const longestName = 40;

/** An entry of a list by its name, a row by its label, or as the first, second, third … */
function entryName(entry: unknown, index: number): string {
  const [first] = Array.isArray(entry) ? entry : [];
  const candidates = [first, ...named.map((key) => inside(entry, key))];
  const name = candidates.find((one) => typeof one === 'string' && one.length <= longestName);
  return String(name ?? index + 1);
}

/** Completes a fault with what its file says at that place. */
export function findingOf({ file, path, reason }: Fault, data: unknown): Finding {
  const words: string[] = [];
  let value = data;
  for (const key of path) {
    value = inside(value, key);
    words.push(typeof key === 'number' ? entryName(value, key) : key);
  }
  return { file, path, reason, field: words.join(' › '), value };
}

const longestText = 80;

function shown(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return `“${value.length > longestText ? `${value.slice(0, longestText)}…` : value}”`;
}

/** "src/content/terms.yaml, plugs › 1 › code is “X”. …" */
export function sentence({ file, field, value, reason }: Finding): string {
  const where = `src/content/${file}${field && `, ${field}`}`;
  const isShown =
    field !== '' && value !== undefined && (value === null || typeof value !== 'object');
  return `${where}${isShown ? ` is ${shown(value)}` : ''}. ${reason}`;
}
