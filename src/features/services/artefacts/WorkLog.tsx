import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { Artefact } from '../../../content/schemas/artefact.ts';

/** From the change in the code over the build to the bench. */
export function WorkLog({ lines }: Extract<Artefact, { kind: 'log' }>) {
  return (
    <ol className="artefact-screen artefact-log">
      {lines.map(({ at, from, text, state }) => (
        <li key={at + text} data-state={state}>
          <time>{at}</time>
          <span>{from}</span>
          <p>{noBreak(text)}</p>
        </li>
      ))}
    </ol>
  );
}
