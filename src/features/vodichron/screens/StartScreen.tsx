import { shortDate } from '../../../site/formats.ts';
import {
  checklistLength,
  departments,
  expiringDocuments,
  joiners,
  leaveRequests,
} from '../model/sampleCompany.ts';
import { keyFigures } from '../model/sampleFigures.ts';
import { HeadcountChart } from './HeadcountChart.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { Panel, Screen } from './Screen.tsx';

interface ShareBarProps {
  value: number;
  of: number;
}

/** A share as a bar. Hidden from screen readers, since the figures are beside it. */
function ShareBar({ value, of }: ShareBarProps) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1.5 w-full overflow-hidden rounded-full"
    >
      <path d="M0 0h100v6H0z" className="fill-raised" />
      <path d={`M0 0h${Math.round((value / of) * 100)}v6H0z`} className="fill-accent" />
    </svg>
  );
}

function DepartmentList() {
  return (
    <ul className="grid gap-2.5">
      {departments.map(({ name, people }) => (
        <li key={name}>
          <p className="mb-1 flex justify-between gap-4 text-sm">
            {name} <span className="figures text-muted">{people}</span>
          </p>
          <ShareBar value={people} of={departments[0].people} />
        </li>
      ))}
    </ul>
  );
}

function DocumentList() {
  return (
    <ul className="divide-y divide-line">
      {expiringDocuments.map(({ document, person, expires }) => (
        <li
          key={document}
          className="flex items-baseline justify-between gap-4 py-2 leading-snug first:pt-0 last:pb-0"
        >
          <span>
            {document} <span className="block text-sm text-muted">{person}</span>
          </span>
          <time dateTime={expires} className="figures text-sm whitespace-nowrap text-caution">
            {shortDate(expires)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function JoinerList() {
  return (
    <ul className="grid gap-3">
      {joiners.map(({ name, position, done }) => (
        <li key={name} className="grid grid-cols-[1fr_6rem] items-center gap-4">
          <p className="leading-snug">
            {name} <span className="block text-sm text-muted">{position}</span>
          </p>
          <p className="figures text-right text-sm">
            {done}/{checklistLength}
            <ShareBar value={done} of={checklistLength} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function LeaveList() {
  return (
    <ul className="divide-y divide-line">
      {leaveRequests.map(({ name, from, until, days }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-4 py-2 leading-snug first:pt-0 last:pb-0"
        >
          <span>
            {name}{' '}
            <span className="block text-sm text-muted">
              {shortDate(from)} to {shortDate(until)}
            </span>
          </span>
          <span className="figures text-sm whitespace-nowrap">{days} days</span>
        </li>
      ))}
    </ul>
  );
}

/** The start screen of the product. */
export function StartScreen() {
  return (
    <Screen title="Start" signedIn="HR officer">
      <KeyFigures />
      <div className="grid gap-px bg-line lg:grid-cols-[1.7fr_1fr]">
        <Panel title="Headcount" note={`Turnover ${keyFigures.turnover.toFixed(1)} % in 12 months`}>
          <HeadcountChart />
        </Panel>
        <Panel title="Departments" note="People">
          <DepartmentList />
        </Panel>
      </div>
      <div className="grid gap-px border-t border-line bg-line lg:grid-cols-3">
        <Panel title="Expires within 60 days">
          <DocumentList />
        </Panel>
        <Panel title="Waiting for approval" note="Leave">
          <LeaveList />
        </Panel>
        <Panel title="Onboarding" note="Steps done">
          <JoinerList />
        </Panel>
      </div>
    </Screen>
  );
}
