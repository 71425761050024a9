interface Props {
  newer: string | undefined;
  older: string | undefined;
}

export function Paging({ newer, older }: Props) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex justify-between">
      {newer ? (
        <a href={newer} rel="prev" className="inbox-button">
          ← Newer
        </a>
      ) : (
        <span />
      )}
      {older && (
        <a href={older} rel="next" className="inbox-button">
          Older →
        </a>
      )}
    </nav>
  );
}
