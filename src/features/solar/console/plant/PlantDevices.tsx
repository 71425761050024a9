import { memo } from 'react';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { clockText } from '../../model/calendar/indianClock.ts';
import type { Kpis } from '../../model/kpi/kpis.ts';
import type { DaySummary } from '../../model/kpi/summarise.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { Panel } from '../frame/Panel.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { InverterCompare } from './InverterCompare.tsx';
import { KpiList } from './KpiList.tsx';
import { StringHeat } from './StringHeat.tsx';

interface Props {
  given: PlantDay;
  sums: DaySummary;
  figures: Kpis;
  words: ConsoleWords['kpis'];
  /** Of which the figures are. */
  period: string;
  moment: ConsoleMoment;
}

/** Strings, inverters and key figures of a plant's day. */
export const PlantDevices = memo(function PlantDevices(props: Props) {
  const { given, sums, figures, words, period, moment } = props;
  return (
    <>
      <Panel
        title="Strings"
        note={`Current of each string beside the median of its inverter, at ${clockText(moment.minute)}.`}
      >
        <StringHeat given={given} minute={moment.minute} moment={moment} />
      </Panel>
      <Panel
        title="Inverters compared"
        note="By specific yield; the mark is the mean of the plant."
      >
        <InverterCompare plant={given.plant} sums={sums} given={given} moment={moment} />
      </Panel>
      <Panel
        title="Key figures"
        note={`As IEC 61724-1 defines them, ${period}. Press one for its formula.`}
      >
        <KpiList figures={figures} words={words} />
      </Panel>
    </>
  );
});
