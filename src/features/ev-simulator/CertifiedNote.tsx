import { formatNumber } from '../../components/charts/formatNumber.ts';
import type { Vehicle } from '../../content/schemas/ev/vehicle.ts';
import { certifiedRange } from './model/analysis/certifiedRange.ts';

/** A vehicle's certified range beside the model's on the same cycle, with the source of its figures. */
export function CertifiedNote({ vehicle }: { vehicle: Vehicle }) {
  const { certifiedKm, modelKm, cycle } = certifiedRange(vehicle);
  const { name, certified, source } = vehicle;
  const model =
    modelKm === null
      ? 'the model cannot follow that cycle with its motor'
      : `the model gives ${formatNumber(modelKm)} km (${formatNumber((modelKm / certifiedKm - 1) * 100)} %) at 25 °C with the air conditioning off`;
  return (
    <p className="mt-4 max-w-[62ch] border-l-2 border-accent pl-4 text-sm">
      {`${name}: ${formatNumber(certifiedKm)} km by ${certified.by}. On ${cycle} ${model}. Certificates of Indian cars are driven more gently than the model assumes. Figures from `}
      <a href={source.href} className="text-accent underline">
        {source.label}
      </a>
      {'; drag, tyres and losses are typical values.'}
    </p>
  );
}
