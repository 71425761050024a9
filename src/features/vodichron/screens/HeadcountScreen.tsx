import { HeadcountChart } from './HeadcountChart.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { Panel, Screen } from './Screen.tsx';

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
