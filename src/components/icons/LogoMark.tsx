import { logoPaths } from './logoPaths.ts';

type Props = {
  /** Both parts in the current colour, for print and coloured backgrounds. */
  oneColour?: boolean;
  className?: string;
};

/** A D-shaped housing split by an impulse: steep front, exponential tail. */
export function LogoMark({ oneColour = false, className }: Props) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor" className={className}>
      <path d={logoPaths.housing} />
      <path className={oneColour ? undefined : 'fill-accent'} d={logoPaths.ground} />
    </svg>
  );
}
