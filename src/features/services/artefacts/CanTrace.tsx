import type { Artefact } from '../../../content/schemas/artefact.ts';
import { decodeSignal } from './decodeSignal.ts';

/** Frames as they come from the bus, and what they say. */
export function CanTrace({ frames, signals }: Extract<Artefact, { kind: 'can' }>) {
  return (
    <div className="artefact-screen">
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">ID</th>
            <th scope="col">Data</th>
          </tr>
        </thead>
        <tbody>
          {frames.map(({ at, id, data }) => (
            <tr key={at + id}>
              <td>{at}</td>
              <td className="text-accent">{id}</td>
              <td>{data.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {signals.map((signal) => (
          <div key={signal.name}>
            <dt>
              {signal.name} <small>{signal.id}</small>
            </dt>
            <dd>{decodeSignal(signal, frames)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
