import { ruleIds, ruleOf } from '../../model/alarms/rules.ts';
import { Panel } from '../frame/Panel.tsx';
import { SeverityMark } from '../frame/SeverityMark.tsx';

/** The rules with their numbers. */
export function RuleTable() {
  return (
    <Panel
      title="Rules"
      note="Applied every minute; those on yield and ratio at sunset. While the sun is below 5° no rule on performance applies."
    >
      <table className="console-table">
        <caption className="sr-only">Rules that raise alarms</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              Alarm
            </th>
            <th scope="col" className="words">
              Severity
            </th>
            <th scope="col" className="words">
              Raised when
            </th>
            <th scope="col" className="words max-md:hidden">
              Source
            </th>
          </tr>
        </thead>
        <tbody>
          {ruleIds.map((id) => {
            const { severity, title, text, source } = ruleOf(id);
            return (
              <tr key={id}>
                <th scope="row" className="font-medium">
                  {title}
                </th>
                <td className="words">
                  <SeverityMark severity={severity} />
                </td>
                <td className="words">{text}</td>
                <td className="words max-md:hidden">
                  {source === 'device' ? 'Device' : 'Calculated'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
