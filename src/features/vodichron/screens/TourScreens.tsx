import '../tour.css';
import Check from 'lucide-react/icons/check';
import { longDate, rupees, shortDate } from '../../../site/formats.ts';
import {
  checklistLength,
  departments,
  director,
  expiringDocuments,
  joiners,
  leaveRequests,
  onboardingSteps,
  roles,
  salary,
} from '../model/sampleCompany.ts';
import { employees, keyFigures } from '../model/sampleFigures.ts';
import { HeadcountChart } from './HeadcountChart.tsx';
import { KeyFigures } from './KeyFigures.tsx';
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

export function RolesScreen() {
  return (
    <Screen title="Roles" signedIn="Administrator">
      <ScreenTable
        caption="What each role may do"
        headings={['Role', 'Team', 'All employees', 'Salary']}
        spare="Team"
        rows={roles.map(({ role, team, all, salary }) => [
          role,
          <span key="team" className="text-muted">
            {team}
          </span>,
          <span key="all" className="text-muted">
            {all}
          </span>,
          <span key="salary" className="text-muted">
            {salary}
          </span>,
        ])}
      />
    </Screen>
  );
}

export function RepositoryScreen() {
  return (
    <Screen title="Documents" signedIn="HR officer">
      <ScreenTable
        caption="Documents that expire within 60 days"
        headings={['Document', 'Person', 'Version', 'Expires']}
        spare="Version"
        rows={expiringDocuments.map(({ document, person, version, expires }) => [
          document,
          person,
          <span key="version" className="figures">
            {version}
          </span>,
          <time key="expires" dateTime={expires} className="text-caution">
            {longDate(expires)}
          </time>,
        ])}
      />
    </Screen>
  );
}

interface OrganisationScreenProps {
  name: string;
  place: string;
  people: number;
}

function Box({ name, place, people }: OrganisationScreenProps) {
  return (
    <p className="rounded border border-edge bg-ground px-3 py-2 text-sm leading-snug">
      <span className="font-semibold">{name}</span>
      <span className="block text-muted">{place}</span>
      <span className="figures text-accent">{people}</span>
    </p>
  );
}

export function OrganisationScreen() {
  return (
    <Screen title="Organisation" signedIn="Employee">
      <div className="org-chart">
        <Box name={director} place="Managing director" people={employees} />
        <ul>
          {departments.map(({ name, head, people }) => (
            <li key={name}>
              <Box name={head} place={name} people={people} />
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}

export function OnboardingScreen() {
  const { name, position, done } = joiners[0];
  return (
    <Screen title="Onboarding" signedIn="HR officer">
      <Panel title={`${name}, ${position}`} note={`${done} of ${checklistLength} steps done`}>
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {onboardingSteps.map(({ step, owner }, index) => (
            <li
              key={step}
              className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 border-t border-line py-1.5"
            >
              <span
                className={`grid size-5 place-items-center self-center rounded border ${index < done ? 'border-accent bg-accent text-on-accent' : 'border-edge'}`}
              >
                {index < done && <Check role="img" aria-label="done" className="size-4" />}
              </span>
              {step}
              <span className="text-sm text-muted">{owner}</span>
            </li>
          ))}
        </ol>
      </Panel>
    </Screen>
  );
}

export function LeaveScreen() {
  return (
    <Screen title="Leave requests" signedIn="Manager">
      <ScreenTable
        caption="Leave requests waiting for approval"
        headings={['Person', 'From', 'Until', 'Days', 'Cover']}
        spare="Until"
        rows={leaveRequests.map(({ name, from, until, days, cover }) => [
          name,
          <time key="from" dateTime={from}>
            {shortDate(from)}
          </time>,
          <time key="until" dateTime={until}>
            {shortDate(until)}
          </time>,
          <span key="days" className="figures">
            {days}
          </span>,
          <span key="cover" className={cover === 'open' ? 'text-caution' : 'text-muted'}>
            {cover}
          </span>,
        ])}
      />
    </Screen>
  );
}

export function HeadcountScreen() {
  return (
    <Screen title="Start" signedIn="HR officer">
      <KeyFigures />
      <Panel title="Headcount">
        <HeadcountChart />
      </Panel>
    </Screen>
  );
}
