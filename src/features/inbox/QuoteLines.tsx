import type { OrderedLine } from '../../forms/quoteList/orderedLine.ts';

interface Props {
  lines: readonly OrderedLine[];
}

/** The lines of a quote: how many of what, with order codes, notes and a link to each product. */
export function QuoteLines({ lines }: Props) {
  return (
    <ol className="divide-y divide-line whitespace-normal">
      {lines.map(({ slug, quantity, name, url, order, note }) => (
        <li key={slug} className="py-2 first:pt-0">
          <span className="figures">{`${quantity} × `}</span>
          <a href={url} className="font-medium text-accent underline">
            {name}
          </a>
          <ul className="text-sm">
            {order
              .filter(({ code }) => code !== '')
              .map(({ code, name: what }) => (
                <li key={code}>
                  <span className="figures">{code}</span> <span className="text-muted">{what}</span>
                </li>
              ))}
          </ul>
          {note !== '' && <p className="mt-1 text-sm whitespace-pre-wrap">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
