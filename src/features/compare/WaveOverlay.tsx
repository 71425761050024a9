import { LineChart } from '../../components/charts/LineChart.tsx';
import type { Overlay } from './model/overlay.ts';

/** What the instruments put out at most, one colour each, on the same axes. */
export function WaveOverlay({ charts }: { charts: Overlay }) {
  return (
    <section className="mt-10 break-inside-avoid">
      <h2 className="text-heading">Waveforms at the highest output</h2>
      <div className="mt-4 grid gap-x-10 gap-y-8 *:only:max-w-3xl lg:grid-cols-2">
        {charts.map(({ title, across, up, series }) => (
          <figure key={title} className="@container min-w-0">
            <figcaption className="mb-2 font-semibold">{title}</figcaption>
            <LineChart
              title={title}
              description={series.map(({ name, wave }) => `${name}: ${wave}`).join('; ')}
              xLabel={across}
              yLabel={up}
              yFrom={0}
              series={series}
              named
            />
          </figure>
        ))}
      </div>
    </section>
  );
}
