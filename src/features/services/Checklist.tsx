import type { Figure } from '../../content/schemas/figure.ts';

type Props = Omit<Extract<Figure, { kind: 'checklist' }>, 'kind'>;

const colours = {
  done: 'text-accent',
  open: 'text-caution',
  'not applicable': 'text-muted',
} as const;

/** An extract from a gap list, as customers receive it. */
export function Checklist({ caption, rows }: Props) {
  return (
    <table className="w-full overflow-hidden card text-[0.9375rem]">
      <caption className="caption-bottom pt-3 text-left text-sm text-muted">{caption}</caption>
      <thead className="text-left text-sm text-muted">
        <tr>
          {['Point', 'Rule', 'State'].map((title) => (
            <th key={title} scope="col" className="px-2 py-2.5 font-medium sm:px-4">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, rule, state }) => (
          <tr key={item} className="border-t border-line align-baseline">
            <th scope="row" className="px-2 py-2.5 text-left font-medium sm:px-4">
              {item}
            </th>
            <td className="figures px-2 py-2.5 text-sm whitespace-nowrap text-muted sm:px-4">
              {rule}
            </td>
            <td className={`px-2 py-2.5 font-medium sm:px-4 ${colours[state]}`}>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
