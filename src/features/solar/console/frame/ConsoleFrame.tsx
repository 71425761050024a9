import '../console.css';
import { type ReactNode, useDeferredValue } from 'react';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { consolePath, paths } from '../../../../site/paths.ts';
import { momentText } from './consoleTexts.ts';
import { DateForm } from './DateForm.tsx';
import { useKept } from './useKept.ts';
import type { ConsoleMoment } from './useMoment.ts';

export type FrameWords = Pick<
  ConsoleWords,
  'name' | 'simulation' | 'simulationText' | 'night' | 'roles'
>;

interface Props {
  words: FrameWords;
  /** The part of the address after the console's. */
  screen: string;
  title: string;
  /** The levels above. */
  trail?: readonly { label: string; href: string }[];
  moment: ConsoleMoment;
  /** Where a day can be chosen. */
  dated?: boolean;
  children: ReactNode;
}

const places = [
  ['', 'Fleet'],
  ['alarms', 'Alarms'],
  ['reports', 'Reports'],
  ['configuration', 'Configuration'],
] as const;

/** Tries the console in another role: functions come and go. */
function RoleSwitch({ roles }: Pick<ConsoleWords, 'roles'>) {
  const { kept, change } = useKept();
  const current = roles.find(({ id }) => id === kept.role);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
      <label className="flex items-center gap-2">
        Role
        <select
          value={kept.role}
          onChange={(event) => {
            const role = roles.find(({ id }) => id === event.target.value);
            if (role) change({ role: role.id });
          }}
          className="console-control"
        >
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span aria-live="polite" className="text-muted max-md:w-full md:max-w-[40ch]">
        {current?.text}
      </span>
    </div>
  );
}

/** Around every screen of the console: what it is, where one is, when it is, and in which role. */
export function ConsoleFrame(props: Props) {
  const { words, screen, title, trail = [], dated = true, children } = props;
  // While someone scrubs, the heading follows when there is time.
  const moment = useDeferredValue(props.moment);
  const here = places.find(([path]) => path === screen)?.[0] ?? '';
  return (
    <div className="console">
      <div className="housing print:hidden">
        <div className="console-width flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5 text-sm">
          <p className="mr-auto">
            <strong className="font-semibold">{words.name}</strong>
            <span className="ml-3 rounded border border-caution px-1.5 py-0.5 text-caution">
              {words.simulation}
            </span>
          </p>
          <RoleSwitch roles={words.roles} />
        </div>
      </div>
      <div className="console-width console-body">
        <nav aria-label={words.name} className="console-rail">
          <ul>
            {places.map(([path, label]) => (
              <li key={path}>
                <a href={consolePath(path)} aria-current={path === here ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href={`${paths.solarEnergySystem}#user-guide`}>User guide</a>
            </li>
          </ul>
        </nav>
        <div className="min-w-0 pb-14">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div>
              {trail.length > 0 && (
                <nav aria-label="Levels" className="text-sm text-muted">
                  <ol className="flex flex-wrap">
                    {trail.map(({ label, href }) => (
                      <li key={href} className="after:px-2 after:text-edge after:content-['/']">
                        <a href={href} className="hover:text-accent hover:underline">
                          {label}
                        </a>
                      </li>
                    ))}
                  </ol>
                </nav>
              )}
              <h1 className="text-heading">{title}</h1>
              <p className="figures text-sm text-muted">
                {moment.isLive ? 'Live, ' : 'As of '}
                <time>{momentText(moment)}</time> IST
              </p>
              {moment.isReplay && <p className="text-sm text-caution">{words.night}</p>}
            </div>
            {dated && <DateForm moment={moment} />}
          </div>
          {children}
          <p className="mt-12 max-w-[70ch] border-t border-line pt-4 text-sm text-muted">
            {words.simulationText}
          </p>
        </div>
      </div>
    </div>
  );
}
