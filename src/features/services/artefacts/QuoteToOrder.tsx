import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { Artefact } from '../../../content/schemas/artefact.ts';

/** One record on its way: the same figures, none typed twice. */
export function QuoteToOrder({ steps }: Extract<Artefact, { kind: 'order' }>) {
  return (
    <ol className="artefact-order">
      {steps.map(({ title, state, rows }) => (
        <li key={title} className="card">
          <p>
            <strong>{title}</strong>
            <span>{state}</span>
          </p>
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures">{noBreak(value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
