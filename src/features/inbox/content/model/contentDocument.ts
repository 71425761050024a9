import { type Document, isMap, isScalar, isSeq, type Node, type Pair, type YAMLSeq } from 'yaml';
import { parseYaml, printYaml } from '../../../../content/yamlForm.ts';
import { emptyValue, type FieldSchema, fieldAt, type Path, resolved } from './formSchema.ts';

const markdown = /^---\n(.*?\n)---\n(.*)$/s;

/** A file of src/content that is being changed; its comments stay where they are. */
export interface ContentDocument {
  yaml: Document;
  /** Of Markdown, what stands below its fields; undefined for other files. */
  body: string | undefined;
}

/** Undefined if the file cannot be read. */
export function openContent(file: string, text: string): ContentDocument | undefined {
  const [, front = '', below = text] = markdown.exec(text) ?? [];
  const isMarkdown = file.endsWith('.md');
  const yaml = parseYaml(isMarkdown ? front : text);
  if (yaml.errors.length > 0) return undefined;
  return { yaml, body: isMarkdown ? below : undefined };
}

export function printDocument({ yaml, body }: ContentDocument): string {
  const printed = yaml.contents === null ? '' : printYaml(yaml);
  if (body === undefined) return printed;
  return printed === '' ? body : `---\n${printed}---\n${body}`;
}

export const contentValue = ({ yaml }: ContentDocument): unknown => yaml.toJS();

/** Sets a field, or takes it away if it is undefined. */
export function setField(
  document: ContentDocument,
  schema: FieldSchema,
  path: Path,
  value: unknown,
): void {
  const { yaml } = document;
  if (value === undefined) {
    yaml.deleteIn(path);
    return;
  }
  const parentPath = path.slice(0, -1);
  const parent = parentPath.length === 0 ? yaml.contents : yaml.getIn(parentPath, true);
  const key = path.at(-1);
  const old = yaml.getIn(path, true);
  if (isScalar(old) && (value === null || typeof value !== 'object')) old.value = value;
  else if (isMap(parent) && !parent.has(key)) {
    const at = fieldAt(schema, contentValue(document), parentPath);
    const order = Object.keys(resolved(at.schema, at.value).properties ?? {});
    const place = order.indexOf(String(key));
    const before = parent.items.findLastIndex((item) => {
      const name = isScalar(item.key) ? item.key.value : item.key;
      const known = order.indexOf(String(name));
      return known !== -1 && known < place;
    });
    parent.items.splice(before + 1, 0, yaml.createPair(key, value) as Pair<Node, Node>);
  } else yaml.setIn(path, yaml.createNode(value));
}

export const entryActions = ['add', 'remove', 'up', 'down', 'copy'] as const;
export type EntryAction = (typeof entryActions)[number];

/** Adds, moves, copies or removes an entry of a list, or an optional group. */
export function changeEntry(
  document: ContentDocument,
  schema: FieldSchema,
  { action, path, branch = 0 }: { action: EntryAction; path: Path; branch?: number },
): void {
  const { yaml } = document;
  if (action === 'add') {
    const field = fieldAt(schema, contentValue(document), path);
    const own = resolved(field.schema, field.value);
    const chosen = (one: FieldSchema) => (one.oneOf ?? one.anyOf)?.[branch] ?? one;
    if (own.type !== 'array') {
      setField(document, schema, path, emptyValue(chosen(field.schema)));
      return;
    }
    if (!Array.isArray(field.value)) setField(document, schema, path, []);
    const list = (path.length === 0 ? yaml.contents : yaml.getIn(path, true)) as YAMLSeq;
    list.items.push(yaml.createNode(emptyValue(chosen(own.items ?? {}))));
    return;
  }
  if (action === 'remove') {
    yaml.deleteIn(path);
    return;
  }
  const index = Number(path.at(-1));
  const list = path.length === 1 ? yaml.contents : yaml.getIn(path.slice(0, -1), true);
  if (!isSeq(list) || !list.items[index]) return;
  if (action === 'copy')
    list.items.splice(index + 1, 0, (list.items[index] as Node).clone() as Node);
  else {
    const [taken] = list.items.splice(index, 1);
    list.items.splice(Math.max(0, index + (action === 'up' ? -1 : 1)), 0, taken);
  }
}
