import { HeroPicture } from '../../components/sections/HeroPicture.tsx';
import { NoBreakFigures } from '../../components/ui/NoBreakFigures.tsx';
import { WaveformPlot } from '../../components/waveforms/WaveformPlot.tsx';
import { isWaveformKey } from '../../components/waveforms/waveforms.ts';
import type { Figure } from '../../content/schemas/figure.ts';
import type { Illustration } from '../../pictures/illustrations.ts';
import type { PictureSource } from '../../pictures/picture.ts';
import { Checklist } from './Checklist.tsx';

interface Props {
  figure: Figure;
  /** Set if the figure is a render. */
  picture: PictureSource | undefined;
  drawing: Illustration | undefined;
}

/** The figure beside a service's heading: a picture, a waveform or an extract from a result. */
export function ServiceFigure({ figure, picture, drawing }: Props) {
  switch (figure.kind) {
    case 'render':
      return <HeroPicture source={picture} alt={figure.alt} name={figure.name} />;
    case 'illustration':
      return <img {...drawing} alt={figure.alt} className="drawing w-full rounded-md" />;
    case 'checklist':
      return <Checklist {...figure} />;
    case 'waveform':
      if (!isWaveformKey(figure.wave)) throw new Error(`No waveform is called "${figure.wave}"`);
      return (
        <figure>
          <WaveformPlot wave={figure.wave} className="w-full" />
          <figcaption className="mt-3 text-sm text-muted">
            <NoBreakFigures text={figure.caption} />
          </figcaption>
        </figure>
      );
  }
}
