interface Props {
  /** An e-mail address. */
  of: string;
}

/** A member of staff in a circle: asha.kulkarni@example.com is AK. */
export function Initials({ of }: Props) {
  const words = (of.split('@')[0] ?? of).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]) : [words[0]?.slice(0, 2)];
  return (
    <span title={of} className="inbox-initials">
      <span aria-hidden="true">{letters.slice(0, 2).join('').toUpperCase()}</span>
      <span className="sr-only">{of}</span>
    </span>
  );
}
