import type { SearchWords } from '../../content/schemas/search.ts';

interface Props {
  /** What was asked for. */
  name: string;
  words: SearchWords['notMade'];
}

/** Says that we do not make it, before what comes near. */
export function NotMadeNote({ name, words }: Props) {
  return (
    <p className="mt-6 border-l-4 border-caution bg-raised p-4">
      <strong>{`${words.before} ${name}.`}</strong>
      {` ${words.after}`}
    </p>
  );
}
