import { momentParameter } from './momentText.ts';
import type { ConsoleMoment } from './useMoment.ts';

/** The moment as part of a link's query; nothing while it is live. */
export const momentQuery = (moment: ConsoleMoment): Record<string, string> =>
  moment.isLive ? {} : { at: momentParameter(moment) };
