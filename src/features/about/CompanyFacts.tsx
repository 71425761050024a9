import { WaveformPlot } from '../../components/waveforms/WaveformPlot.tsx';
import { company } from '../../site/company.ts';

interface Props {
  instruments: number;
  standards: number;
  productLines: number;
}

/** The company in four figures, all of them counted and none of them claimed. */
export function CompanyFacts({ instruments, standards, productLines }: Props) {
  const facts = [
    { figure: company.founded, label: `established in ${company.address.locality}` },
    { figure: instruments, label: 'test instruments in the catalogue' },
    { figure: standards, label: 'standards they are designed for' },
    { figure: productLines, label: 'product lines' },
  ];
  return (
    <div className="overflow-hidden card">
      <WaveformPlot wave="8/20" className="w-full p-4" />
      <dl className="grid grid-cols-2 gap-px border-t border-line bg-line">
        {facts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-surface p-5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-title text-accent">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
