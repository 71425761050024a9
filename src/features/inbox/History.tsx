import { eventText } from './eventText.ts';
import { Timestamp } from './Timestamp.tsx';

export interface ShownEvent {
  id: string;
  at: number;
  actor: string;
  kind: string;
  detail: Readonly<Record<string, string | null>>;
}

/** Who did what, first to last, with the staff notes among it. */
export function EventList({ events }: { events: readonly ShownEvent[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {events.map((event) => (
        <li key={event.id} className="border-l-2 border-line pl-3">
          <p className="flex flex-wrap gap-x-3 text-muted">
            <Timestamp at={event.at} />
            <span className="break-all">{event.actor}</span>
          </p>
          <p>{eventText(event)}</p>
          {(event.kind === 'note' || event.kind === 'call') && (
            <p className="mt-1 rounded bg-raised p-3 whitespace-pre-wrap">{event.detail.text}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

export function History({ events }: { events: readonly ShownEvent[] }) {
  return (
    <section className="inbox-card">
      <h2>History</h2>
      <EventList events={events} />
    </section>
  );
}
