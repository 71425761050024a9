import { LineChart } from '../../../components/charts/LineChart.tsx';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { Artefact } from '../../../content/schemas/artefact.ts';

/** A machine's current over a shift, with what was found in it. */
export function MachineShift({ title, points, events }: Extract<Artefact, { kind: 'shift' }>) {
  const at = (hour: number) =>
    points.toSorted(([a], [b]) => Math.abs(a - hour) - Math.abs(b - hour))[0]?.[1] ?? 0;
  return (
    <div className="@container card p-5">
      <LineChart
        title={title}
        description={events.map(({ time, text }) => `${time}: ${text}`).join(' ')}
        xLabel="Time of day (h)"
        yLabel="Current (A)"
        yFrom={0}
        series={[{ name: 'Current', points }]}
        notes={events.map((event, index) => ({
          at: [event.at, at(event.at)],
          label: String(index + 1),
        }))}
      />
      <ol className="artefact-events">
        {events.map(({ time, text }) => (
          <li key={time}>
            <time className="figures">{time}</time> {noBreak(text)}
          </li>
        ))}
      </ol>
    </div>
  );
}
