import { memo, useState } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { chooseRows, parseRowChoice, type RowChoice } from '../../model/view/chooseRows.ts';
import { type FleetRow, fleetTotals } from '../../model/view/fleetRow.ts';
import { plantStates } from '../../model/view/plantState.ts';
import { BarCell } from '../charts/BarCell.tsx';
import { ratioText } from '../frame/consoleTexts.ts';
import { Panel } from '../frame/Panel.tsx';
import { SeverityMark } from '../frame/SeverityMark.tsx';
import { StateMark, stateWord } from '../frame/StateMark.tsx';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';
import { SortHead } from './SortHead.tsx';

interface Props {
  rows: readonly FleetRow[];
  moment: ConsoleMoment;
  query: string;
}

/** What differs from the table as it first is. */
function queryOf({ search, state, sort, descending }: RowChoice): Record<string, string> {
  return {
    ...(search && { q: search }),
    ...(state && { state }),
    ...(sort !== 'name' && { sort }),
    ...(descending && { order: 'desc' }),
  };
}

/** The plants as a table to search, filter and sort. Its state is in the address. */
export const FleetTable = memo(function FleetTable({ rows, moment, query }: Props) {
  const [choice, setChoice] = useState(() => parseRowChoice(new URLSearchParams(query)));
  const chosen = chooseRows(rows, choice);
  const totals = fleetTotals(chosen);
  const linkOf = (next: RowChoice) => consolePath('', { ...momentQuery(moment), ...queryOf(next) });

  function choose(change: Partial<RowChoice>): void {
    const next = { ...choice, ...change };
    setChoice(next);
    history.replaceState(history.state, '', linkOf(next));
  }
  const sorting = { choice, linkOf, choose };

  return (
    <Panel
      title="Plants"
      aside={
        <search className="print:hidden">
          <form
            method="get"
            onSubmit={(event) => event.preventDefault()}
            className="flex flex-wrap gap-2 text-sm"
          >
            {Object.entries(momentQuery(moment)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input
              type="search"
              name="q"
              aria-label="Find a plant by name"
              placeholder="Find a plant"
              value={choice.search}
              onChange={(event) => choose({ search: event.target.value })}
              className="console-control w-36"
            />
            <select
              name="state"
              aria-label="Show plants by state"
              value={choice.state}
              onChange={(event) =>
                choose(
                  parseRowChoice(
                    new URLSearchParams({ ...queryOf(choice), state: event.target.value }),
                  ),
                )
              }
              className="console-control"
            >
              <option value="">All states</option>
              <option value="alarm">With alarms</option>
              {plantStates.map((state) => (
                <option key={state} value={state}>
                  {stateWord(state)}
                </option>
              ))}
            </select>
            <button type="submit" className="console-button hidden noscript:inline-flex">
              Show
            </button>
          </form>
        </search>
      }
    >
      <table className="console-table">
        <caption className="sr-only">
          {`Plants, ${chosen.length} of ${rows.length}, with their output and figures of the day`}
        </caption>
        <thead>
          <tr>
            <SortHead {...sorting} sort="name" label="Plant" words />
            <SortHead {...sorting} sort="state" label="State" words />
            <SortHead {...sorting} sort="kw" label="kW" />
            <th scope="col" className="words w-[16%] max-lg:hidden">
              Of the AC rating
            </th>
            <SortHead {...sorting} sort="energy" label="kWh" />
            <SortHead {...sorting} sort="finalYield" label="kWh/kWp" className="max-md:hidden" />
            <SortHead {...sorting} sort="ratio" label="PR" />
            <SortHead {...sorting} sort="alarms" label="Alarms" words className="max-sm:hidden" />
          </tr>
        </thead>
        <tbody>
          {chosen.map((row) => (
            <tr key={row.plantId}>
              <th scope="row" className="font-medium">
                <a
                  href={consolePath(row.plantId, momentQuery(moment))}
                  className="underline decoration-line underline-offset-4 hover:text-accent hover:decoration-current"
                >
                  {row.name}
                </a>
              </th>
              <td className="words">
                <StateMark state={row.state} />
              </td>
              <td>{row.state === 'silent' ? '–' : formatNumber(row.kw)}</td>
              <td className="max-lg:hidden">
                <BarCell
                  share={row.kw / row.acKw}
                  tone={row.state === 'reduced' ? 'caution' : 'accent'}
                />
              </td>
              <td>{formatNumber(row.energy)}</td>
              <td className="max-md:hidden">{formatNumber(row.finalYield, 2)}</td>
              <td>{ratioText(row.performanceRatio)}</td>
              <td className="words max-sm:hidden">
                {row.worst ? (
                  <a
                    href={consolePath('alarms', { plant: row.plantId, ...momentQuery(moment) })}
                    className="inline-flex items-center gap-2 hover:underline"
                  >
                    <SeverityMark severity={row.worst} />
                    {row.alarms > 1 && <span className="figures">{`+${row.alarms - 1}`}</span>}
                  </a>
                ) : (
                  <span className="text-muted">None</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {chosen.length === rows.length ? 'All plants' : `${chosen.length} plants`}
            </th>
            <td />
            <td className="figures">{formatNumber(totals.kw)}</td>
            <td className="max-lg:hidden" />
            <td className="figures">{formatNumber(totals.energy)}</td>
            <td className="figures max-md:hidden">
              {chosen.length > 0 ? formatNumber(totals.finalYield, 2) : '–'}
            </td>
            <td className="figures">{ratioText(totals.performanceRatio)}</td>
            <td className="words figures max-sm:hidden">{totals.alarms}</td>
          </tr>
        </tfoot>
      </table>
      {chosen.length === 0 && (
        <p className="mt-3 text-muted">No plant matches. Clear the search or choose all states.</p>
      )}
    </Panel>
  );
});
