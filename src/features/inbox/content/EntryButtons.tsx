import { InboxButton } from '../InboxButton.tsx';
import { branchName, type FieldSchema, type Path } from './model/formSchema.ts';
import { entryButton } from './model/readFields.ts';

/** Moves, copies or removes an entry. Each button says which one it is about. */
export function EntryButtons({ path, name, last }: { path: Path; name: string; last: boolean }) {
  const index = Number(path.at(-1));
  const buttons = [
    ...(index > 0 ? [['up', '↑', 'Move up'] as const] : []),
    ...(last ? [] : [['down', '↓', 'Move down'] as const]),
    ['copy', 'Copy', 'Copy'] as const,
    ['remove', 'Remove', 'Remove'] as const,
  ];
  return (
    <span className="flex flex-wrap gap-1">
      {buttons.map(([action, word, label]) => (
        <InboxButton
          key={action}
          name="do"
          value={entryButton(action, path)}
          aria-label={`${label}: ${name}`}
          className="min-w-10 text-sm"
        >
          {word}
        </InboxButton>
      ))}
    </span>
  );
}

/** Adds an entry or an optional group, of one of its forms. */
export function AddButtons({
  schema,
  path,
  label,
}: {
  schema: FieldSchema;
  path: Path;
  label: string;
}) {
  const branches = schema.oneOf ?? schema.anyOf ?? [schema];
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {branches.map((branch, index) => (
        <InboxButton
          key={branchName(branch)}
          name="do"
          value={entryButton('add', path, index)}
          className="text-sm"
        >
          {`Add: ${label}${branches.length > 1 ? `, ${branchName(branch)}` : ''}`}
        </InboxButton>
      ))}
    </p>
  );
}
