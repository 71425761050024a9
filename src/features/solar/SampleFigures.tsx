import { formatNumber } from '../../components/charts/formatNumber.ts';
import type { SolarWords } from '../../content/schemas/solar/solar.ts';
import { consolePath } from '../../site/paths.ts';
import { momentParameter, momentText } from './console/frame/consoleTexts.ts';
import type { Sample } from './loadSample.ts';

interface Props {
  words: Pick<SolarWords, 'figures' | 'sampleNote'>;
  sample: Pick<Sample, 'headline' | 'moment'>;
}

/** The four headline figures, labelled with the moment they belong to. */
export function SampleFigures({ words: { figures, sampleNote }, sample }: Props) {
  const { headline, moment } = sample;
  const tiles = [
    [`${formatNumber(headline.totalMw, 1)} MW`, figures.totalMw],
    [formatNumber(headline.activePlants), figures.activePlants],
    [`${formatNumber(headline.outputKw)} kW`, figures.outputKw],
    [formatNumber(headline.openAlarms), figures.openAlarms],
  ] as const;
  return (
    <div className="housing border-t border-line">
      <div className="page-width py-8">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
          {tiles.map(([value, label]) => (
            <div key={label} className="flex flex-col-reverse border-l-2 border-accent pl-4">
              <dt className="text-muted">{label}</dt>
              <dd className="figures text-title">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm text-muted">
          {`${sampleNote} `}
          <a
            href={consolePath('', { at: momentParameter(moment) })}
            className="text-text underline underline-offset-4 hover:text-accent"
          >
            {momentText(moment)}
          </a>
        </p>
      </div>
    </div>
  );
}
