import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MiniWaveform } from './MiniWaveform.tsx';
import { WaveformPlot } from './WaveformPlot.tsx';
import { type WaveformKey, waveforms } from './waveforms.ts';

describe.each(Object.keys(waveforms) as WaveformKey[])('%s', (wave) => {
  const plot = renderToStaticMarkup(<WaveformPlot wave={wave} />);
  const mini = renderToStaticMarkup(<MiniWaveform wave={wave} />);

  test('has an accessible name and units on both axes', () => {
    const { title, timeUnit, quantity, amplitudeUnit } = waveforms[wave];
    expect(plot).toContain('role="img"');
    expect(plot).toContain(`<title>${title}</title><desc>`);
    expect(plot).toMatch(new RegExp(`(Time|Frequency) \\(${timeUnit}\\)`));
    expect(plot).toContain(`${quantity} (${amplitudeUnit})`);
    expect(plot).toMatch(/>0<\/text>/);
  });

  test('is small and needs no inline style', () => {
    expect(plot.length).toBeLessThan(4000);
    expect(mini.length).toBeLessThan(1500);
    expect(plot + mini).not.toMatch(/style=|NaN|\sid=/);
  });
});
