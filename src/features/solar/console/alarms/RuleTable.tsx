import { type Rule, ruleIds, ruleOf } from '../../model/alarms/rules.ts';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
import { Panel } from '../frame/Panel.tsx';
import { SeverityMark } from '../frame/SeverityMark.tsx';

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
export function RuleTable() {
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
