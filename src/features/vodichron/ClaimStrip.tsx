import Check from 'lucide-react/icons/check';

interface Props {
  heading: string;
  points: readonly string[];
}

/** The offer in one line, below the hero. */
export function ClaimStrip({ heading, points }: Props) {
  return (
    <section aria-label={heading} className="housing border-t border-line">
      <ul className="page-width grid grid-cols-2 gap-x-6 gap-y-2 py-5 lg:grid-cols-4">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2.5 font-medium">
            <Check aria-hidden className="size-5 shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
