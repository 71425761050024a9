import { formatNumber } from '../../components/charts/formatNumber.ts';
import { TableHead } from '../../components/ui/TableHead.tsx';
import { quotePath } from '../../site/paths.ts';
import { angleForLoss } from './model/angleLoss.ts';
import { angleText } from './model/figureTexts.ts';
import { radarCrossSection } from './model/radarCrossSection.ts';
import { orderSizes, type ReflectorKind, reflectors } from './model/reflectors.ts';

interface Props {
  kind: ReflectorKind;
  frequencyGhz: number;
}

const head = 'py-1.5 pr-4 text-left font-medium text-muted';
const cell = 'figures py-1.5 pr-4';

/** The sizes to order of the chosen type, at the chosen frequency, each with a link to its quote. */
export function OrderSizes({ kind, frequencyGhz }: Props) {
  const { label, edgeLabel } = reflectors[kind];
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-left font-semibold">
          {`Sizes to order: ${label.toLowerCase()}, at ${frequencyGhz} GHz`}
        </caption>
        <TableHead
          columns={[`${edgeLabel}, mm`, 'Peak, dBsm', 'Square within, for 1 dB', 'Quote']}
          row="border-b border-edge align-bottom"
          cell={head}
        />
        <tbody>
          {orderSizes.map((edge) => {
            const { dbsm, validity, edgeInWavelengths } = radarCrossSection(
              kind,
              edge / 1000,
              frequencyGhz,
            );
            const angle = angleForLoss(kind, edgeInWavelengths, 1);
            const name = `${label}, ${edge} mm`;
            return (
              <tr key={edge} className="border-b border-line">
                <th scope="row" className={`${cell} text-left font-normal`}>
                  {formatNumber(edge)}
                </th>
                <td className={cell}>
                  {validity.level === 'invalid' ? 'too small' : formatNumber(dbsm, 1)}
                </td>
                <td className={cell}>{angle === null ? '–' : angleText(angle)}</td>
                <td className="py-1.5">
                  <a
                    href={quotePath(`Radar reflector: ${name}`)}
                    className="inline-block min-h-6 whitespace-nowrap text-accent underline"
                  >
                    Ask for it <span className="sr-only">{name}</span>
                  </a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
