import { noBreak } from '../../components/ui/noBreak.tsx';
import type { ladders } from './model/ladders.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Under each port a bar per test: the level asked for, before what the instrument reaches. */
export function LevelLadders({ groups }: { groups: ReturnType<typeof ladders> }) {
  if (groups.length === 0) return null;
  return (
    <div className="plan-ladders">
      {groups.map(({ title, rungs }) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          <ul>
            {rungs.map(({ key, test, asked, has, askedShare, hasShare }) => (
              <li key={key}>
                <span>{noBreak(test)}</span>
                <svg aria-hidden="true" width="100%" height="12">
                  <rect width={percent(hasShare)} height="12" rx="2" className="fill-lift" />
                  <rect
                    y="3"
                    width={percent(askedShare)}
                    height="6"
                    rx="1"
                    className={askedShare > hasShare ? 'fill-caution' : 'fill-accent'}
                  />
                </svg>
                <span className="figures">
                  {noBreak(asked)} <small className="text-muted">{noBreak(`of ${has}`)}</small>
                </span>
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  );
}
