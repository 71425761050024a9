import Check from 'lucide-react/icons/check';

interface Props {
  lists: readonly { heading: string; points: readonly string[] }[];
}

/** Related lists side by side, such as inputs and outputs. */
export function PointLists({ lists }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {lists.map(({ heading, points }) => (
        <section key={heading} className="border-t-2 border-accent pt-5">
          <h2 className="text-heading">{heading}</h2>
          <ul className="mt-5 grid gap-3">
            {points.map((point) => (
              <li key={point} className="grid grid-cols-[1.75rem_1fr]">
                <Check aria-hidden className="mt-1 size-4.5 text-accent" />
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
