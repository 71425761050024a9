import { EventList, type ShownEvent } from '../History.tsx';
import { Notice } from '../Notice.tsx';

interface Props {
  /** What others changed since the form was made. */
  events: readonly ShownEvent[];
}

/** Shown instead of a change that came after somebody else's. */
export function ChangedMeanwhile({ events }: Props) {
  return (
    <Notice tone="danger">
      <p className="font-semibold">
        Nothing was saved or sent: this submission changed while you had it open.
      </p>
      {events.length > 0 && (
        <div className="my-3">
          <EventList events={events} />
        </div>
      )}
      <p>
        What you typed or chose is still in its form below. Check it and press the button again.
      </p>
    </Notice>
  );
}
