interface Props {
  publication: {
    state: string;
    progress: readonly (readonly [step: string, at: number])[];
    detail: string | null;
    started_at: number | null;
    finished_at: number | null;
  };
  now: number;
}

const seconds = (from: number, to: number) => `${Math.max(0, Math.round((to - from) / 1000))} s`;

/** What the publisher has done, and how long each step took. */
export function PublicationSteps({ publication, now }: Props) {
  const { state, progress, detail, started_at, finished_at } = publication;
  const end = finished_at ?? now;
  return (
    <>
      <ol className="my-2 list-decimal pl-6">
        {progress.map(([step, at], index) => {
          const next = progress[index + 1]?.[1];
          const isRunning = next === undefined && state === 'building';
          return (
            <li key={step}>
              {`${step}, ${seconds(at, next ?? end)}`}
              {isRunning && detail && ` · ${detail}`}
            </li>
          );
        })}
      </ol>
      {state === 'live' && started_at !== null && (
        <p className="font-semibold">Live after {seconds(started_at, end)}</p>
      )}
    </>
  );
}
