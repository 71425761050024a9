import { useState } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { consolePath } from '../../../../site/paths.ts';
import { alarmState, handlingOf } from '../../model/alarms/alarmState.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import { type Rule, ruleIds, ruleOf } from '../../model/alarms/rules.ts';
import { ConsoleFrame } from '../frame/ConsoleFrame.tsx';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
import { Figures } from '../frame/Figures.tsx';
import { may } from '../frame/may.ts';
import { Panel } from '../frame/Panel.tsx';
import { SeverityMark } from '../frame/SeverityMark.tsx';
import { useKept } from '../frame/useKept.ts';
import { type ConsoleMoment, momentQuery, useMoment } from '../frame/useMoment.ts';
import { useFleetAt } from '../worker/useFleetAt.ts';
import { AlarmDetails } from './AlarmDetails.tsx';
import { AlarmFilters } from './AlarmFilters.tsx';
import { AlarmTable } from './AlarmTable.tsx';
import { type AlarmChoice, alarmQuery, parseAlarmChoice, recentEvents } from './alarmChoice.ts';

const columns: readonly Column<Rule>[] = [
  { head: 'Alarm', cell: ({ title }) => title },
  {
    head: 'Severity',
    className: 'words',
    cell: ({ severity }) => <SeverityMark severity={severity} />,
  },
  { head: 'Raised when', className: 'words', cell: ({ text }) => text },
  {
    head: 'Source',
    className: 'words max-md:hidden',
    cell: ({ source }) => (source === 'device' ? 'Device' : 'Calculated'),
  },
];

/** The rules with their numbers. */
function RuleTable() {
  return (
    <Panel
      title="Rules"
      note="Applied every minute; those on yield and ratio at sunset. While the sun is below 5° no rule on performance applies."
    >
      <ConsoleTable
        caption="Rules that raise alarms"
        naming="font-medium"
        columns={columns}
        rows={ruleIds.map(ruleOf)}
        keyOf={({ title }) => title}
      />
    </Panel>
  );
}

interface Props {
  words: Pick<ConsoleWords, 'name' | 'simulation' | 'simulationText' | 'night' | 'roles' | 'kept'>;
  moment: ConsoleMoment;
  /** Of the last week, and older ones that are still on. */
  events: readonly AlarmEvent[];
  query: string;
}

/** Alarms of all plants, what they cost, and what was done about them. */
export function AlarmsScreen({ words, moment: given, events: first, query }: Props) {
  const { moment } = useMoment(given);
  const { events: known } = useFleetAt({ rows: [], power: [], events: first }, moment);
  const events = recentEvents(known, moment);
  const { kept, change } = useKept();
  const [choice, setChoice] = useState(() => parseAlarmChoice(new URLSearchParams(query)));
  const now = moment.day * 1440 + moment.minute;
  const rows = events.map((event) => {
    const handling = handlingOf(event, kept.handling[event.id], now);
    return { event, rule: ruleOf(event.rule), handling, state: alarmState(event, handling, now) };
  });
  const shown = rows.filter(
    ({ event, rule, state }) =>
      (choice.severity === '' || rule.severity === choice.severity) &&
      (choice.plant === '' || event.plantId === choice.plant) &&
      (choice.state === '' ||
        (choice.state === 'open' ? event.cleared === undefined : state === choice.state)),
  );
  const selected = rows.find(({ event }) => event.id === choice.event);
  const linkOf = (next: AlarmChoice) =>
    consolePath('alarms', { ...momentQuery(moment), ...alarmQuery(next) });

  function choose(part: Partial<AlarmChoice>): void {
    const next = { ...choice, ...part };
    setChoice(next);
    history.replaceState(history.state, '', linkOf(next));
  }
  const count = (state: string) => formatNumber(rows.filter((row) => row.state === state).length);
  const lost = rows.reduce((sum, { event }) => sum + event.lost, 0);
  const waiting = shown.filter(({ state }) => state === 'active' || state === 'returned');

  function acknowledgeShown(): void {
    const by = words.roles.find(({ id }) => id === kept.role)?.name ?? '';
    const handled = waiting.map(
      ({ event }) =>
        [event.id, { ...kept.handling[event.id], acknowledged: { at: now, by } }] as const,
    );
    change({ handling: { ...kept.handling, ...Object.fromEntries(handled) } });
  }

  return (
    <ConsoleFrame words={words} screen="alarms" title="Alarms" moment={moment}>
      <Figures
        figures={[
          { label: 'Active', value: count('active'), note: 'unacknowledged' },
          { label: 'Acknowledged', value: count('acknowledged'), note: 'still active' },
          { label: 'Returned', value: count('returned'), note: 'unacknowledged' },
          { label: 'Shelved', value: count('shelved'), note: 'for a while' },
          { label: 'Energy lost', value: `${formatNumber(lost)} kWh`, note: 'by these events' },
        ]}
      />
      {selected && (
        <div className="mt-4">
          <AlarmDetails
            {...selected}
            moment={moment}
            roles={words.roles}
            now={now}
            onClose={() => choose({ event: '' })}
          />
        </div>
      )}
      <div className="mt-4">
        <Panel
          title="Events"
          note={words.kept}
          aside={
            may(kept.role, 'handleAlarms') &&
            waiting.length > 0 && (
              <button
                type="button"
                onClick={acknowledgeShown}
                className="console-button text-sm noscript:hidden print:hidden"
              >
                {`Acknowledge ${waiting.length} shown`}
              </button>
            )
          }
        >
          <AlarmFilters choice={choice} moment={moment} choose={choose} />
          <AlarmTable rows={shown} choice={choice} linkOf={linkOf} choose={choose} />
        </Panel>
      </div>
      <div className="mt-4">
        <RuleTable />
      </div>
    </ConsoleFrame>
  );
}
