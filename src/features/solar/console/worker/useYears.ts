import { useEffect, useState } from 'react';
import type { Moment } from '../../model/calendar/indianTime.ts';
import type { Plant } from '../../model/plant/fleet.ts';
import type { YearFigures } from '../../model/report/yearFigures.ts';
import { askWorker } from './askWorker.ts';

export interface YearsQuestion {
  readonly plants: readonly Plant[];
  readonly years: readonly number[];
  readonly now: Moment;
}

interface Years {
  readonly figures: readonly YearFigures[];
  /** Share of the work that is done. */
  readonly progress: number;
  readonly milliseconds: number;
}

const nothing: Years = { figures: [], progress: 0, milliseconds: 0 };

/** Years of plants, computed beside the page, as they come. A new question starts anew. */
export function useYears(question: YearsQuestion | undefined): Years {
  const [state, setState] = useState(nothing);

  useEffect(() => {
    setState(nothing);
    if (!question) return;
    const { plants, years, now } = question;
    const begun = performance.now();
    let done = 0;
    const stops = years.map((year) =>
      askWorker({ kind: 'year', plants, year, ...now }, (answer) => {
        if (answer.kind !== 'year') return true;
        done += 1;
        const progress = done / (years.length * plants.length);
        const milliseconds = performance.now() - begun;
        setState(({ figures }) => ({
          figures: [...figures, answer.figures],
          progress,
          milliseconds,
        }));
        return answer.done === answer.all;
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [question]);

  return state;
}
