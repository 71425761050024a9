import { alarmStates } from '../../model/alarms/alarmState.ts';
import { fleet } from '../../model/plant/fleet.ts';
import { severityWord } from '../frame/SeverityMark.tsx';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';
import { type AlarmChoice, alarmQuery, parseAlarmChoice } from './alarmChoice.ts';
import { stateWords } from './alarmWords.ts';

interface Props {
  choice: AlarmChoice;
  moment: ConsoleMoment;
  choose: (choice: Partial<AlarmChoice>) => void;
}

const filters = [
  {
    name: 'state',
    label: 'State',
    all: 'All states',
    options: [['open', 'Active'], ...alarmStates.map((state) => [state, stateWords[state]])],
  },
  {
    name: 'severity',
    label: 'Severity',
    all: 'All severities',
    options: (['critical', 'major', 'minor'] as const).map((one) => [one, severityWord(one)]),
  },
  {
    name: 'plant',
    label: 'Plant',
    all: 'All plants',
    options: fleet.map(({ id, name }) => [id, name]),
  },
] as const;

/** Which alarms are listed. A plain form where there is no JavaScript. */
export function AlarmFilters({ choice, moment, choose }: Props) {
  return (
    <form method="get" className="mb-3 flex flex-wrap gap-2 text-sm print:hidden">
      {Object.entries(momentQuery(moment)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map(({ name, label, all, options }) => (
        <select
          key={name}
          name={name}
          aria-label={label}
          value={choice[name]}
          onChange={(event) =>
            choose(
              parseAlarmChoice(
                new URLSearchParams({ ...alarmQuery(choice), [name]: event.target.value }),
              ),
            )
          }
          className="console-control"
        >
          <option value="">{all}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" className="console-button hidden noscript:inline-flex">
        Show
      </button>
    </form>
  );
}
