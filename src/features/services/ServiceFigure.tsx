import { HeroPicture } from '../../components/sections/HeroPicture.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { TableHead } from '../../components/ui/TableHead.tsx';
import { WaveformPlot } from '../../components/waveforms/WaveformPlot.tsx';
import { isWaveformKey } from '../../components/waveforms/waveforms.ts';
import type { Figure } from '../../content/schemas/page.ts';
import type { Illustration } from '../../pictures/illustrations.ts';
import type { PictureSource } from '../../pictures/picture.ts';
import { ArtefactFigure } from './artefacts/ArtefactFigure.tsx';

interface Props {
  figure: Figure;
  /** Set if the figure is a render. */
  picture: PictureSource | undefined;
  drawing: Illustration | undefined;
}

type ChecklistProps = Omit<Extract<Figure, { kind: 'checklist' }>, 'kind'>;

const colours = {
  done: 'text-accent',
  open: 'text-caution',
  'not applicable': 'text-muted',
} as const;

/** An extract from a gap list, as customers receive it. */
function Checklist({ caption, rows }: ChecklistProps) {
  return (
    <table className="w-full overflow-hidden card text-[0.9375rem]">
      <caption className="caption-bottom pt-3 text-left text-sm text-muted">{caption}</caption>
      <TableHead
        columns={['Point', 'Rule', 'State']}
        className="text-left text-sm text-muted"
        cell="px-2 py-2.5 font-medium sm:px-4"
      />
      <tbody>
        {rows.map(({ item, rule, state }) => (
          <tr key={item} className="border-t border-line align-baseline">
            <th scope="row" className="px-2 py-2.5 text-left font-medium sm:px-4">
              {item}
            </th>
            <td className="figures px-2 py-2.5 text-sm whitespace-nowrap text-muted sm:px-4">
              {rule}
            </td>
            <td className={`px-2 py-2.5 font-medium sm:px-4 ${colours[state]}`}>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The figure beside a service's heading: a picture, a waveform or an extract from a result. */
export function ServiceFigure({ figure, picture, drawing }: Props) {
  switch (figure.kind) {
    case 'render':
      return <HeroPicture source={picture} alt={figure.alt} name={figure.name} />;
    case 'illustration':
      return <img {...drawing} alt={figure.alt} className="drawing w-full rounded-md" />;
    case 'artefact':
      return (
        <figure>
          <ArtefactFigure artefact={figure.artefact} />
          <figcaption className="mt-3 text-sm text-muted">{noBreak(figure.caption)}</figcaption>
        </figure>
      );
    case 'checklist':
      return <Checklist {...figure} />;
    case 'waveform':
      if (!isWaveformKey(figure.wave)) throw new Error(`No waveform is called "${figure.wave}"`);
      return (
        <figure>
          <WaveformPlot wave={figure.wave} className="w-full" />
          <figcaption className="mt-3 text-sm text-muted">{noBreak(figure.caption)}</figcaption>
        </figure>
      );
  }
}
