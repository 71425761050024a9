import { headcounts, keyFigures as sample } from '../model/sampleFigures.ts';

/** The row of figures at the top of the start screen. */
export function KeyFigures() {
  const change = sample.employees - (headcounts.at(-2) ?? 0);
  const entries = [
    { label: 'Employees', figure: sample.employees, note: `+${change} this month` },
    { label: 'Joining this month', figure: sample.joiningThisMonth, note: 'each with a checklist' },
    { label: 'On leave today', figure: sample.onLeaveToday, note: 'cover is named' },
    { label: 'Waiting for approval', figure: sample.openApprovals, note: 'leave requests' },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px border-b border-line bg-line lg:grid-cols-4">
      {entries.map(({ label, figure, note }) => (
        <div key={label} className="bg-surface p-4 lg:p-5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures text-heading font-medium">{figure}</dd>
          <dd className="text-sm text-accent">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
