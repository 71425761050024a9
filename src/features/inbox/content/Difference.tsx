import { shortened, wordDifference } from './model/wordDifference.ts';

interface Props {
  before: string | null;
  after: string | null;
}

/** What changed between two texts of a file, word by word. */
export function Difference({ before, after }: Props) {
  if (after === null) return <p>The whole file was removed.</p>;
  const pieces = shortened(wordDifference(before ?? '', after)).map((piece, index) => ({
    ...piece,
    key: `${index}`,
  }));
  return (
    <p className="content-text">
      {pieces.map(({ key, text, change }) =>
        change === 'added' ? (
          <ins key={key}>{text}</ins>
        ) : change === 'removed' ? (
          <del key={key}>{text}</del>
        ) : (
          <span key={key}>{text}</span>
        ),
      )}
    </p>
  );
}
