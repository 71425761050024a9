import type { SpecType } from '../../content/schemas/product.ts';

type Props = {
  /** What the schema does not know gets a plain dot. */
  type: SpecType;
  className?: string;
};

const drawings: Readonly<Record<SpecType, string>> = {
  /** A flash between two electrodes. */
  kv: 'M10 1.5v2.25M10 16.25v2.25M6.5 3.75h7M6.5 16.25h7M11.5 6 8 10.25h4L8.5 14.25',
  /** The height of a pulse. */
  v: 'M2.5 16.5h3.5v-12h4v12h2M16 4.5v12m-2-10 2-2 2 2m-4 8 2 2 2-2',
  /** A meter's needle. */
  w: 'M2.5 14.5a7.5 7.5 0 0 1 15 0zM10 14.5l3-5M10 7v1.5M5.5 10l1 1',
  /** The symbol of a current source. */
  current: 'M10 4.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM1 10h3.5m11 0H19M7.5 10h5m-2-2 2 2-2 2',
  /** Three phases in a star connection. */
  phase:
    'M10 11V5M10 11l-5.2 3M10 11l5.2 3M10 5a1.5 1.5 0 1 0 0-3a1.5 1.5 0 1 0 0 3zM3.5 16.3a1.5 1.5 0 1 0 0-3a1.5 1.5 0 1 0 0 3zM16.5 16.3a1.5 1.5 0 1 0 0-3a1.5 1.5 0 1 0 0 3z',
  /** A stop-watch. */
  time: 'M10 5a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5zM8 2.5h4M10 2.5V5M10 8v3.5l2.2 1.5',
  /** Two periods. */
  frequency: 'M2 10c1.3-7 2.7-7 4 0s2.7 7 4 0s2.7-7 4 0s2.7 7 4 0',
  /** A plug. */
  voltage: 'M7.5 2v4.5M12.5 2v4.5M5 6.5h10v3a5 5 0 0 1-10 0zM10 14.5V18',
  /** A component between its leads. */
  other: 'M1.5 10H5m10 0h3.5M5 6.5h10v7H5z',
};

const plain = 'M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z';

/** The icon for a kind of figure on a product card, on a 20 by 20 grid. */
export function SpecIcon({ type, className }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={Object.hasOwn(drawings, type) ? drawings[type] : plain} />
    </svg>
  );
}
