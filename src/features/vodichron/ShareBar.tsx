interface Props {
  value: number;
  of: number;
}

/** A share as a bar. The figures stand beside it, so a screen reader needs no second telling. */
export function ShareBar({ value, of }: Props) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1.5 w-full overflow-hidden rounded-full"
    >
      <path d="M0 0h100v6H0z" className="fill-raised" />
      <path d={`M0 0h${Math.round((value / of) * 100)}v6H0z`} className="fill-accent" />
    </svg>
  );
}
