import { rupees } from '../../../site/formats.ts';
import { joiners, salary } from '../model/sampleCompany.ts';
import { keyFigures } from '../model/sampleFigures.ts';
import { Panel, Screen } from './Screen.tsx';
import { ScreenTable } from './ScreenTable.tsx';

/** International readers group by thousands, Indian ones by lakh; both are shown. */
const inThousands = (amount: number) => `INR ${amount.toLocaleString('en-GB')}`;

export function FinanceScreen() {
  return (
    <Screen title="Finance" signedIn="Finance">
      <Panel title={joiners[0].name} note="Salary structure">
        <ScreenTable
          caption={`Salary structure of ${joiners[0].name}`}
          headings={['Part', 'Per month']}
          rows={[
            ...salary.map(
              ({ part, amount }) => [part, <Amount key={part} value={amount} />] as const,
            ),
            ['Gross per month', <Amount key="month" value={keyFigures.monthlySalary} />],
            ['Gross per year', <Amount key="year" value={keyFigures.yearlySalary} />],
          ]}
        />
        <p className="mt-3 px-4 text-sm text-muted">
          {rupees(keyFigures.yearlySalary)} is {inThousands(keyFigures.yearlySalary)}.
        </p>
      </Panel>
    </Screen>
  );
}

const Amount = ({ value }: { value: number }) => <span className="figures">{rupees(value)}</span>;
