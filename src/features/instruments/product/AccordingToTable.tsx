import type { Model } from '../../../catalogue/modelLinks.ts';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { Product } from '../../../content/schemas/product.ts';
import { ModelText } from '../ModelLink.tsx';

interface Props extends Pick<Product, 'table'> {
  models: readonly Model[];
}

/** What the instrument covers of each standard. */
export function AccordingToTable({ table, models }: Props) {
  return (
    <div className="page-width section-space">
      <table className="w-full text-left">
        <thead>
          <tr className="border-b-2 border-accent">
            <th scope="col" className="w-1/3 py-3 pr-6 font-semibold sm:w-72">
              According To
            </th>
            <th scope="col" className="py-3 font-semibold">
              Description
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {table.map(({ standard, detail }) => (
            <tr key={standard + detail} className="align-top">
              <th scope="row" className="figures py-3 pr-6 font-normal">
                {noBreak(standard)}
              </th>
              <td className="py-3">
                <ModelText text={detail} models={models} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
