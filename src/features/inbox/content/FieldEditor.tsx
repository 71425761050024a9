import { InboxButton } from '../InboxButton.tsx';
import { AddButtons, EntryButtons } from './EntryButtons.tsx';
import {
  type FieldSchema,
  inside,
  isRecord,
  labelOf,
  type Path,
  resolved,
} from './model/formSchema.ts';
import { entryButton, fieldId } from './model/readFields.ts';
import { TextControl } from './TextControl.tsx';

interface Props {
  schema: FieldSchema;
  value: unknown;
  path: Path;
  label: string;
  required: boolean;
  /** The address of the form for one entry of a list. */
  entryHref: (path: Path) => string;
}

/** An entry with more fields than this has a form of its own. */
const inlineFields = 8;

const nameOf = (value: unknown, index: number) => {
  const candidates = isRecord(value) ? ['name', 'title', 'heading', 'label', 'id', 'slug'] : [];
  const named = candidates.map((key) => isRecord(value) && value[key]).find(Boolean);
  return String(named ?? (Array.isArray(value) ? value[0] : undefined) ?? index + 1);
};

function EntryList({ schema, value, path, label, entryHref }: Props) {
  const entries = (Array.isArray(value) ? value : []).map((entry, index) => {
    return { entry, index, key: `${index}` };
  });
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {entries.map(({ entry, index, key }) => {
          const entryPath = [...path, index];
          const at = inside(schema, value, index);
          const own = resolved(at.schema, entry);
          const name = nameOf(entry, index);
          const buttons = (
            <EntryButtons path={entryPath} name={name} last={index === entries.length - 1} />
          );
          const isLong = Object.keys(own.properties ?? {}).length > inlineFields;
          return (
            <li
              key={key}
              id={fieldId(entryPath)}
              className="flex flex-wrap items-start justify-between gap-2 border-l-2 border-line pl-3"
            >
              {isLong ? (
                <a
                  href={entryHref(entryPath)}
                  className="text-accent underline flex min-h-10 items-center"
                >
                  {name}
                </a>
              ) : (
                <div className="min-w-60 grow">
                  <FieldEditor
                    {...{ schema: at.schema, value: entry, path: entryPath, entryHref }}
                    label={`${label} ${index + 1}`}
                    required
                  />
                </div>
              )}
              {buttons}
            </li>
          );
        })}
      </ol>
      <AddButtons schema={schema.items ?? {}} path={path} label={label} />
    </>
  );
}

function Group({ schema, value, path, entryHref }: Props) {
  const known = Object.keys(schema.properties ?? {});
  const more = isRecord(value) ? Object.keys(value).filter((key) => !known.includes(key)) : [];
  const keys = schema.prefixItems ? [...schema.prefixItems.keys()] : [...known, ...more];
  return (
    <div className="grid grid-cols-1 gap-4">
      {keys.map((key) => {
        const at = inside(schema, value, key);
        return (
          <FieldEditor
            key={key}
            {...{ ...at, path: [...path, key], entryHref }}
            label={labelOf(key, at.schema)}
            required={typeof key === 'number' || (schema.required ?? []).includes(key)}
          />
        );
      })}
    </div>
  );
}

/** A field of content with all that is inside, drawn from its schema. */
export function FieldEditor(props: Props) {
  const { value, path, label, required } = props;
  const schema = resolved(props.schema, value);
  if (schema.const !== undefined) return null;
  const isList = schema.type === 'array' && !schema.prefixItems;
  if (!isList && schema.type !== 'object' && !schema.prefixItems)
    return <TextControl {...{ schema, value, path, label, required }} />;
  const own = { ...props, schema };
  const body = isList ? <EntryList {...own} /> : <Group {...own} />;
  if (path.length === 0) return body;
  const isMissing = value === undefined && !isList;
  return (
    <fieldset id={fieldId(path)} className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      {schema.description && <p className="mb-2 text-sm text-muted">{schema.description}</p>}
      {isMissing ? <AddButtons schema={props.schema} path={path} label={label} /> : body}
      {!isMissing && !isList && !required && isRecord(value) && (
        <p className="mt-2">
          <InboxButton name="do" value={entryButton('remove', path)} className="text-sm">
            {`Remove: ${label}`}
          </InboxButton>
        </p>
      )}
    </fieldset>
  );
}
