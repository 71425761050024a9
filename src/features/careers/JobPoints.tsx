interface Props {
  heading: string;
  points: readonly string[];
}

/** A group of a job's details; renders nothing without points. */
export function JobPoints({ heading, points }: Props) {
  if (points.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-lg font-semibold">{heading}</h3>
      <ul className="mt-2 list-disc grid gap-1.5 pl-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
