interface Props {
  hints: readonly string[];
}

/** What happens after Submit, and when. */
export function ApplicationHints({ hints }: Props) {
  return (
    <ul className="grid gap-3 text-[0.9375rem] text-muted">
      {hints.map((hint) => (
        <li key={hint} className="border-l-2 border-line pl-3">
          {hint}
        </li>
      ))}
    </ul>
  );
}
