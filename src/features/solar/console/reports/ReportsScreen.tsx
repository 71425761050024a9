import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { fleet, plantOf } from '../../model/plant/fleet.ts';
import { ConsoleFrame, type FrameWords } from '../frame/ConsoleFrame.tsx';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
import { monthName, ratioText } from '../frame/consoleTexts.ts';
import { Figures } from '../frame/Figures.tsx';
import { Panel } from '../frame/Panel.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { FleetYear } from './FleetYear.tsx';
import type { ReportRow } from './reportRows.ts';

interface ReportTableProps {
  caption: string;
  rows: readonly ReportRow[];
  total: ReportRow;
  /** What a row is. */
  of: 'Day' | 'Plant';
}

const columns: readonly Column<ReportRow>[] = [
  { head: 'kWh', cell: ({ energy }) => formatNumber(energy) },
  { head: 'Expected', className: 'max-md:hidden', cell: ({ expected }) => formatNumber(expected) },
  {
    head: 'kWh/m²',
    className: 'max-lg:hidden',
    cell: ({ irradiation }) => formatNumber(irradiation, 2),
  },
  {
    head: 'kWh/kWp',
    className: 'max-sm:hidden',
    cell: ({ finalYield }) => formatNumber(finalYield, 2),
  },
  { head: 'PR', cell: ({ ratio }) => ratioText(ratio) },
  { head: 'PR25', cell: ({ corrected }) => ratioText(corrected) },
  {
    head: 'Available %',
    className: 'max-md:hidden',
    cell: ({ availability }) => formatNumber(availability, 1),
  },
  { head: 'Dust %', className: 'max-md:hidden', cell: ({ soiling }) => formatNumber(soiling, 1) },
];

/** Days or plants with their figures, and the sum below. */
function ReportTable({ caption, rows, total, of }: ReportTableProps) {
  return (
    <ConsoleTable
      caption={caption}
      naming={of === 'Day' ? 'figures font-normal' : 'font-normal'}
      columns={[{ head: of, cell: ({ name }) => name }, ...columns]}
      rows={rows}
      keyOf={({ name }) => name}
      total={total}
    />
  );
}

interface Props {
  words: FrameWords;
  moment: ConsoleMoment;
  /** A plant's id, or all. */
  plantId: string;
  month: string;
  months: readonly string[];
  rows: readonly ReportRow[];
  total: ReportRow;
  /** The mean of the days' ratios, of one plant. */
  meanOfDays: number | undefined;
  isOpen: boolean;
}

/** A month of one plant by the day, or of all plants, to read and to take along. */
export function ReportsScreen(props: Props) {
  const { words, moment, plantId, month, months, rows, total, meanOfDays, isOpen } = props;
  const name = plantOf(plantId)?.name ?? 'All plants';
  const file = (kind: string) => consolePath(`reports/${plantId}-${month}.${kind}`);
  return (
    <ConsoleFrame words={words} screen="reports" title="Reports" moment={moment} dated={false}>
      <form method="get" className="mt-4 flex flex-wrap items-center gap-2 text-sm print:hidden">
        <select name="plant" aria-label="Plant" defaultValue={plantId} className="console-control">
          <option value="all">All plants</option>
          {fleet.map((plant) => (
            <option key={plant.id} value={plant.id}>
              {plant.name}
            </option>
          ))}
        </select>
        <select name="month" aria-label="Month" defaultValue={month} className="console-control">
          {months.map((one) => (
            <option key={one} value={one}>
              {monthName(one)}
            </option>
          ))}
        </select>
        <button type="submit" className="console-button">
          Show
        </button>
        <span className="ml-auto flex gap-2">
          <a href={file('pdf')} download className="console-button" data-primary>
            PDF
          </a>
          <a href={file('csv')} download className="console-button" data-primary>
            CSV for Excel
          </a>
        </span>
      </form>
      <Figures
        figures={[
          {
            label: 'Energy',
            value: `${formatNumber(total.energy)} kWh`,
            note: `${formatNumber((100 * total.energy) / (total.expected || 1), 1)} % of expected`,
          },
          { label: 'Final yield', value: formatNumber(total.finalYield, 1), note: 'kWh/kWp' },
          { label: 'PR', value: ratioText(total.ratio), note: 'sums of the month' },
          {
            label: 'PR, mean of days',
            value: ratioText(meanOfDays),
            note: 'each day counts alike',
          },
          { label: 'PR at 25 °C', value: ratioText(total.corrected), note: 'without the heat' },
          {
            label: 'Availability',
            value: `${formatNumber(total.availability, 1)} %`,
            note: 'by time',
          },
        ]}
      />
      <div className="mt-4">
        <Panel
          title={`${name}, ${monthName(month)}`}
          note={
            isOpen
              ? 'The month is not over: figures so far.'
              : 'Ratios leave out minutes the logger lost; a day needs 90 % of them for a ratio.'
          }
        >
          <ReportTable
            caption={`${name}, ${monthName(month)}`}
            rows={rows}
            total={total}
            of={plantId === 'all' ? 'Plant' : 'Day'}
          />
        </Panel>
      </div>
      <div className="mt-4">
        <FleetYear moment={moment} />
      </div>
    </ConsoleFrame>
  );
}
