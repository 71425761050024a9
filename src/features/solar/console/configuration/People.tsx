import { useState } from 'react';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { Panel } from '../frame/Panel.tsx';
import { type Kept, useKept } from '../frame/useKept.ts';

type Person = NonNullable<Kept['people']>[number];

/** Two people to begin with, at an address that cannot exist. */
const first: readonly Person[] = [
  { email: 'control.room@plants.example', role: 'operator' },
  { email: 'owner@plants.example', role: 'viewer' },
];

/** For administrators: who sees the plants, and in which role. No mail is sent from the demo. */
export function People({ roles }: Pick<ConsoleWords, 'roles'>) {
  const { kept, change } = useKept();
  const [email, setEmail] = useState('');
  const people = kept.people ?? first;
  const roleOf = (id: string) => roles.find((role) => role.id === id)?.id ?? 'viewer';
  return (
    <Panel title="People" note="An invitation would go out by e-mail. The demo sends nothing.">
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.email} className="flex flex-wrap items-center gap-3 py-2">
            <span className="mr-auto break-all">{person.email}</span>
            <select
              aria-label={`Role of ${person.email}`}
              value={person.role}
              onChange={(event) =>
                change({
                  people: people.map((one) =>
                    one === person ? { ...one, role: roleOf(event.target.value) } : one,
                  ),
                })
              }
              className="console-control text-sm"
            >
              {roles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="console-button text-sm"
              onClick={() => change({ people: people.filter((one) => one !== person) })}
            >
              Remove<span className="sr-only">{` ${person.email}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        className="mt-3 flex flex-wrap gap-2 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          const others = people.filter((one) => one.email !== email);
          change({ people: [...others, { email, role: 'viewer' }] });
          setEmail('');
        }}
      >
        <input
          type="email"
          required
          aria-label="E-mail address"
          placeholder="name@company.example"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="console-control min-w-56"
        />
        <button type="submit" className="console-button">
          Invite
        </button>
        <button
          type="button"
          className="console-button ml-auto"
          onClick={() => change({ handling: {}, draft: {}, people: first })}
        >
          Clear everything this browser keeps
        </button>
      </form>
    </Panel>
  );
}
