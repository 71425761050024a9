type Props = {
  /** Both parts in the current colour, for print, stamps and coloured grounds. */
  oneColour?: boolean;
  className?: string;
};

/** A D-shaped housing, parted by an impulse: steep front, exponential tail. */
export function LogoSign({ oneColour = false, className }: Props) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor" className={className}>
      <path d="M4 2h12A14 14 0 0 1 29.08 20.99C19.16 19.72 14.57 15.67 10.79 5.34L8.14 21.8H4Z" />
      <path
        className={oneColour ? undefined : 'fill-accent'}
        d="M4 25H10.86L12.39 15.53C16.8 21.6 22.3 23.2 27.49 24A14 14 0 0 1 16 30H4Z"
      />
    </svg>
  );
}
