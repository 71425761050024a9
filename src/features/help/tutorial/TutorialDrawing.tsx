import { BarChart } from '../../../components/charts/BarChart.tsx';
import { LineChart } from '../../../components/charts/LineChart.tsx';
import { SetupDrawing } from '../../../components/drawings/SetupDrawing.tsx';
import { WaveformPlot } from '../../../components/waveforms/WaveformPlot.tsx';
import { isWaveformKey } from '../../../components/waveforms/waveforms.ts';
import type { TutorialPicture } from '../../../content/schemas/tutorial.ts';
import { ScreenDrawing } from './ScreenDrawing.tsx';
import { SequenceDrawing } from './SequenceDrawing.tsx';
import { SheetDrawing } from './SheetDrawing.tsx';

/** Draws a tutorial's picture from its description. */
export function TutorialDrawing({ picture }: { picture: TutorialPicture }) {
  switch (picture.kind) {
    case 'setup':
      return <SetupDrawing {...picture} />;
    case 'screen':
      return <ScreenDrawing {...picture} />;
    case 'sheet':
      return <SheetDrawing {...picture} />;
    case 'sequence':
      return <SequenceDrawing {...picture} />;
    case 'bars':
      return <BarChart {...picture} />;
    case 'line': {
      const { points, title } = picture;
      return <LineChart {...picture} series={[{ name: title, points }]} />;
    }
    case 'waveform':
      if (!isWaveformKey(picture.wave)) throw new Error(`No waveform is called "${picture.wave}"`);
      return <WaveformPlot wave={picture.wave} className="w-full" />;
  }
}
