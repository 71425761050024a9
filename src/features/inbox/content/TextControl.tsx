import type { FieldSchema, Path } from './model/formSchema.ts';
import { fieldId, fieldName } from './model/readFields.ts';

interface Props {
  schema: FieldSchema;
  value: unknown;
  path: Path;
  label: string;
  required: boolean;
}

const longLine = 70;
const lineLength = 80;

const limitsOf = ({ type, minLength = 0, maxLength, minimum, maximum }: FieldSchema) => {
  if (type === 'string' && maxLength !== undefined)
    return minLength > 1
      ? `${minLength} to ${maxLength} characters.`
      : `At most ${maxLength} characters.`;
  if (type === 'string' || (minimum === undefined && maximum === undefined)) return '';
  if (minimum !== undefined && maximum !== undefined && maximum < 1e9)
    return `${minimum} to ${maximum}.`;
  return '';
};

const shown = (value: unknown) =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value.trim()
      : `${value}`;

/** One value: a text, a number, a day, a choice. */
export function TextControl({ schema, value, path, label, required }: Props) {
  const id = fieldId(path);
  const text = shown(value);
  const help = [schema.description, limitsOf(schema)].filter(Boolean).join(' ');
  const common = {
    id,
    name: fieldName(path),
    defaultValue: text,
    className: 'inbox-control',
    ...(help ? { 'aria-describedby': `${id}-help` } : {}),
  };
  const choices = schema.type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  const isLong =
    schema.type === 'string' &&
    !schema.format &&
    (text.length > longLine || text.includes('\n') || (schema.maxLength ?? 0) > 100);
  const words = { true: 'Yes', false: 'No' };
  return (
    <div>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
        {!required && ' (may stay empty)'}
      </label>
      {choices ? (
        <select {...common}>
          {!required && <option value="" />}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {schema.type === 'boolean' ? words[choice as keyof typeof words] : choice}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...common} rows={Math.min(14, 1 + Math.ceil(text.length / lineLength))} />
      ) : (
        <input
          {...common}
          type={schema.format === 'date' ? 'date' : 'text'}
          inputMode={schema.type === 'number' || schema.type === 'integer' ? 'decimal' : undefined}
        />
      )}
      {help && (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
