import type { PlantState } from '../../model/view/plantState.ts';

/** Word, shape and colour together, so nobody has to tell green from red. */
const marks: Readonly<Record<PlantState, { word: string; shape: string; tone: string }>> = {
  producing: { word: 'Producing', shape: 'M6 1a5 5 0 1 0 .01 0z', tone: 'fill-accent' },
  reduced: { word: 'Reduced', shape: 'M6 .5 11.7 11H.3z', tone: 'fill-caution' },
  stopped: { word: 'Stopped', shape: 'M1 1h10v10H1z', tone: 'fill-danger' },
  silent: { word: 'No data', shape: 'M6 0l6 6-6 6-6-6zM6 3 3 6l3 3 3-3z', tone: 'fill-muted' },
  night: { word: 'Night', shape: 'M8 1a5 5 0 1 0 3 8A5.5 5.5 0 0 1 8 1z', tone: 'fill-edge' },
};

export const stateWord = (state: PlantState) => marks[state].word;

export const stateShape = (state: PlantState) => marks[state];

export function StateMark({ state }: { state: PlantState }) {
  const { word, shape, tone } = marks[state];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 shrink-0 ${tone}`}>
        <path d={shape} fillRule="evenodd" />
      </svg>
      {word}
    </span>
  );
}
