import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { noBreak } from '../../components/ui/noBreak.tsx';
import type { Page } from '../../content/schemas/page.ts';
import { radarCrossSection } from './model/radarCrossSection.ts';
import { orderSizes } from './model/reflectors.ts';

const bands = [9.4, 24.125, 77] as const;

/** The cross-section of a triangular trihedral, by edge and band. */
export function CornerReflectorCard({ heading, body }: Page['sections'][number]) {
  return (
    <section className="page-width pb-16" aria-labelledby="corner-reflector">
      <div className="grid items-start gap-x-12 gap-y-8 rounded-lg border border-line bg-surface p-6 shadow-card sm:p-10 lg:grid-cols-2">
        <div>
          <h2 id="corner-reflector" className="text-heading">
            {heading}
          </h2>
          {body.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {noBreak(paragraph)}
            </p>
          ))}
        </div>
        <DataTable
          caption="Triangular trihedral, dBsm"
          columns={['Edge, mm', ...bands.map((band) => `${band} GHz`)]}
          rows={orderSizes.map((edge) => [
            formatNumber(edge),
            ...bands.map((band) => {
              const { dbsm, validity } = radarCrossSection(
                'triangularTrihedral',
                edge / 1000,
                band,
              );
              return validity.level === 'invalid' ? 'too small' : formatNumber(dbsm, 1);
            }),
          ])}
        />
      </div>
    </section>
  );
}
