import { MiniWaveform } from '../../components/waveforms/MiniWaveform.tsx';

interface Props {
  founded: number;
  instruments: number;
  standards: number;
  productLines: number;
}

/** The company in four figures, all of them counted and none of them claimed. */
export function CompanyFacts({ founded, instruments, standards, productLines }: Props) {
  const facts = [
    { figure: founded, label: 'established in Pune' },
    { figure: instruments, label: 'test instruments in the catalogue' },
    { figure: standards, label: 'standards they are designed for' },
    { figure: productLines, label: 'product lines' },
  ];
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <MiniWaveform wave="1.2/50" className="w-full border-b border-line px-6 pt-6 text-accent" />
      <dl className="grid grid-cols-2 gap-px bg-line">
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
