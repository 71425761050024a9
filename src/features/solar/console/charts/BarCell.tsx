interface Props {
  /** From 0 to 1. */
  share: number;
  /** Where the bar begins. */
  from?: number;
  /** A mark to compare with. */
  mark?: number;
  tone?: 'accent' | 'caution' | 'muted';
}

const tones = { accent: 'fill-accent', caution: 'fill-caution', muted: 'fill-edge' } as const;
const percent = (share: number) => `${(100 * Math.min(1, Math.max(0, share))).toFixed(2)}%`;

/** A bar for a cell of a table; the figure stands beside it. */
export function BarCell({ share, from = 0, mark, tone = 'accent' }: Props) {
  return (
    <svg aria-hidden="true" width="100%" height="12" className="block min-w-16">
      <rect width="100%" height="12" className="fill-raised" />
      <rect x={percent(from)} width={percent(share)} height="12" className={tones[tone]} />
      {mark !== undefined && (
        <rect x={percent(mark)} y="0" width="2" height="12" className="fill-text" />
      )}
    </svg>
  );
}
