import { requireEntry } from '../../../content/requireEntry.ts';
import { paths } from '../../../site/paths.ts';
import { type AlarmLog, alarmLog } from '../model/alarms/alarmLog.ts';
import { askedMoment, lastMoment } from '../model/calendar/indianTime.ts';
import { lastNoon } from '../model/calendar/lastNoon.ts';
import { minutesPerDay } from '../model/calendar/minuteSeries.ts';
import { fleet } from '../model/plant/fleet.ts';
import type { FrameWords } from './frame/ConsoleFrame.tsx';
import type { ConsoleMoment } from './frame/useMoment.ts';

/** Past days never change, so their logs are kept; a few, because any day can be asked for. */
const kept = new Map<number, readonly AlarmLog[]>();
const mostKept = 120;

const rounded = (log: AlarmLog): AlarmLog => ({
  ...log,
  events: log.events.map((event) => ({ ...event, lost: Number(event.lost.toFixed(1)) })),
});

/** The alarm logs of all plants at the beginning of a day. */
export function alarmLogs(day: number): readonly AlarmLog[] {
  const known = kept.get(day);
  if (known) return known;
  const logs = fleet.map((plant) => rounded(alarmLog(plant, day)));
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? day);
  kept.set(day, logs);
  return logs;
}

/** Of a screen's document. Search engines are led to the console's first page alone. */
export const screenSeo = (title: string, description: string) => ({
  title: `${title}, solar console`,
  description,
  path: paths.solarConsole,
  noindex: true,
});

/** What every screen of the console needs: its words, and the moment the address asks for. */
export async function loadConsole(query: URLSearchParams) {
  const now = Date.now();
  const date = query.get('date');
  const asked = query.get('at') ?? (date ? `${date}T12:00` : null);
  const noon = lastNoon(now);
  const isReplay = asked === null && noon !== undefined;
  const moment = isReplay ? { ...noon, isLive: false } : askedMoment(asked, now);
  const present = lastMoment(now);
  const last = moment.day === present.day ? present.minute : minutesPerDay - 1;
  const words = await requireEntry('solarConsole', 'solar-console');
  const { name, simulation, simulationText, night, roles } = words;
  const shown: ConsoleMoment = {
    ...moment,
    isReplay,
    isNight: noon !== undefined,
    today: present.day,
    last,
  };
  /** The words around each screen. */
  const frame: FrameWords = { name, simulation, simulationText, night, roles };
  return { words, frame, moment: shown };
}
