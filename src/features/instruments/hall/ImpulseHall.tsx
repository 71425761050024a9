import type { Catalogue } from '../../../content/schemas/catalogue.ts';
import { ceilings, type HallItem, type impulseHall, outline } from './impulseHall.ts';
import '../list/list.css';

interface Props {
  words: Catalogue['hall'];
  drawing: ReturnType<typeof impulseHall>;
}

/** In centimetres. */
const top = 2500;
const tableHeight = 75;
const person =
  'M-14-175a14 14 0 0 1 28 0a14 14 0 0 1-28 0zM-20-145h40l6 60h-10l-2 85h-12l-2-75l-2 75h-12l-2-85h-10z';

const groups = (items: readonly HallItem[]) =>
  ceilings.map((ceiling) => ({
    ceiling,
    items: items.filter((item) => item.ceiling === ceiling),
  }));

/** All generators at true scale beside a person, under a ceiling that the visitor chooses. */
export function ImpulseHall({ words, drawing: { width, items } }: Props) {
  const tables = items.filter(({ onTable }) => onTable);
  const tableEnds = [tables[0], tables.at(-1)].map((item) => item?.x ?? 0);
  const [from = 0, to = 0] = [(tableEnds[0] ?? 0) - 65, (tableEnds[1] ?? 0) + 65];
  return (
    <section aria-labelledby="hall" className="page-width pt-6 lg:pt-8 print:hidden">
      <h2 id="hall" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">{words.lead}</p>
      <fieldset className="hall">
        <legend className="sr-only">{words.ceiling}</legend>
        <div className="view-switch w-fit flex-wrap">
          {ceilings.map((ceiling) => (
            <label key={ceiling}>
              <input
                type="radio"
                name="ceiling"
                defaultChecked={ceiling === 12}
                className="sr-only"
              />
              {`${ceiling} m`}
            </label>
          ))}
        </div>
        <div className="hall-view housing">
          <svg
            viewBox={`0 0 ${width} ${top + 150}`}
            preserveAspectRatio="xMidYMax slice"
            textAnchor="middle"
            className="figures fill-muted"
          >
            <title>{words.title}</title>
            <path d={`M0 ${top}H${width}`} strokeWidth="4" className="stroke-edge" />
            <path
              d={`M${from} ${top}v-${tableHeight}H${to}v${tableHeight}`}
              strokeWidth="4"
              className="stroke-edge"
              fill="none"
            />
            {[100, width - 125].map((x) => (
              <g key={x} transform={`translate(${x} ${top})`}>
                <path d={person} className="fill-text" />
                <text y="70">1.75 m</text>
              </g>
            ))}
            {groups(items).map(({ ceiling, items: fitting }) => (
              <g key={ceiling} className="hall-group">
                {fitting.map((item) => {
                  const floor = item.onTable ? top - tableHeight : top;
                  const name = `${item.name}: ${item.height / 100} m, ${words.needs} ${item.needs} m`;
                  return (
                    <a key={item.path} href={item.path}>
                      <title>{name}</title>
                      <rect
                        fill="transparent"
                        x={Math.round(item.x - item.room / 2)}
                        y={Math.round(Math.min(floor - item.height, top - 130) - 60)}
                        width={Math.round(item.room)}
                        height={Math.round(Math.max(top - floor + item.height, 130) + 160)}
                      />
                      <path d={outline(item, floor)} />
                      <text x={Math.round(item.x)} y={top + 70}>
                        {item.kilovolts}
                      </text>
                      {item.stages > 0 && (
                        <text x={Math.round(item.x)} y={Math.round(floor - item.height - 18)}>
                          {`${item.height / 100} m`}
                        </text>
                      )}
                    </a>
                  );
                })}
              </g>
            ))}
            <g className="hall-ceilings fill-current stroke-current text-caution">
              {ceilings.map((ceiling) => (
                <g key={ceiling}>
                  <path
                    d={`M0 ${top - ceiling * 100}H${width}`}
                    strokeWidth="5"
                    strokeDasharray="30 20"
                  />
                  {/* On a phone at the end that it shows. */}
                  {[20, width - 20].map((x) => (
                    <text
                      key={x}
                      x={x}
                      y={top - ceiling * 100 - 18}
                      textAnchor={x === 20 ? 'start' : 'end'}
                      className={x === 20 ? '' : 'lg:hidden'}
                    >
                      {`${words.ceiling} ${ceiling} m`}
                    </text>
                  ))}
                </g>
              ))}
            </g>
            <text x={width - 20} y={top + 138} textAnchor="end">
              {words.unit}
            </text>
          </svg>
        </div>
      </fieldset>
    </section>
  );
}
