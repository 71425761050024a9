import { formatNumber } from '../../../../components/charts/formatNumber.ts';

interface Props {
  /** From 0 to 1. */
  progress: number;
  milliseconds: number;
  /** What is computed. */
  what: string;
}

/** How far a long computation has come, and afterwards how long it took. */
export function Working({ progress, milliseconds, what }: Props) {
  return (
    <div className="mb-3 text-sm text-muted" aria-live="polite">
      <p className="hidden noscript:block">
        {`Your browser computes ${what}, which needs JavaScript. Months and reports do without.`}
      </p>
      <div className="flex items-center gap-3 noscript:hidden">
        <progress value={progress} aria-label={`Computing ${what}`} className="h-2 w-40" />
        <span>
          {progress < 1
            ? `Computing ${what}: ${formatNumber(100 * progress)} %`
            : `Computed ${what}, in ${formatNumber(milliseconds / 1000, 1)} s`}
        </span>
      </div>
    </div>
  );
}
