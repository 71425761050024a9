interface Props {
  previous: string | undefined;
  next: string | undefined;
  /** What the two ways are called in the list's order. */
  words?: readonly [previous: string, next: string];
}

export function Paging({ previous, next, words = ['Newer', 'Older'] }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex justify-between">
      {previous ? (
        <a href={previous} rel="prev" className="inbox-button">
          ← {words[0]}
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a href={next} rel="next" className="inbox-button">
          {words[1]} →
        </a>
      )}
    </nav>
  );
}
