import type { Severity } from '../../model/alarms/rules.ts';

/** Word, shape and colour together. */
const marks: Readonly<Record<Severity, { word: string; shape: string; tone: string }>> = {
  critical: {
    word: 'Critical',
    shape: 'M3.5 0h5L12 3.5v5L8.5 12h-5L0 8.5v-5z',
    tone: 'text-danger',
  },
  major: { word: 'Major', shape: 'M6 .5 11.7 11H.3z', tone: 'text-caution' },
  minor: { word: 'Minor', shape: 'M1 4h10v4H1z', tone: 'text-muted' },
};

export const severityWord = (severity: Severity) => marks[severity].word;

export function SeverityMark({ severity }: { severity: Severity }) {
  const { word, shape, tone } = marks[severity];
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium whitespace-nowrap ${tone}`}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 fill-current">
        <path d={shape} />
      </svg>
      {word}
    </span>
  );
}
