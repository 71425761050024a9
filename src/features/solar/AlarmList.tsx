import { clockText } from './model/clockText.ts';
import type { AlarmRow, Severity } from './model/sampleAlarms.ts';

/** Colour and word together: nobody has to tell red from amber. */
const severities: Readonly<Record<Severity, { word: string; tone: string }>> = {
  critical: { word: 'Critical', tone: 'border-danger text-danger' },
  major: { word: 'Major', tone: 'border-caution text-caution' },
  minor: { word: 'Minor', tone: 'border-edge text-muted' },
};

export function AlarmList({ alarms }: { alarms: readonly AlarmRow[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">Alarms</h3>
      <ul className="mt-2 space-y-3">
        {alarms.map(({ severity, title, plant, device, rule, raisedMinute, clearedMinute }) => (
          <li
            key={`${title} ${plant}`}
            className={`border-l-4 bg-surface py-2.5 pr-3 pl-4 ${severities[severity].tone}`}
          >
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{`${severities[severity].word}: ${title}`}</span>
              <span className="figures text-sm">
                {clearedMinute === null ? 'Open' : `Cleared ${clockText(clearedMinute)}`}
              </span>
            </p>
            <p className="text-sm text-text">{`${plant}, ${device}, since ${clockText(raisedMinute)}`}</p>
            <p className="text-sm text-muted">{rule}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
