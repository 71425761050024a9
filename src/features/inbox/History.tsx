import { EventList, type ShownEvent } from './EventList.tsx';

export function History({ events }: { events: readonly ShownEvent[] }) {
  return (
    <section className="inbox-card">
      <h2>History</h2>
      <EventList events={events} />
    </section>
  );
}
