import { keyFigures } from '../model/sampleFigures.ts';
import { DepartmentList } from './DepartmentList.tsx';
import { DocumentList } from './DocumentList.tsx';
import { HeadcountChart } from './HeadcountChart.tsx';
import { JoinerList } from './JoinerList.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LeaveList } from './LeaveList.tsx';
import { Panel } from './Panel.tsx';
import { Screen } from './Screen.tsx';

/** The whole start screen, with everything it shows in the morning. */
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
