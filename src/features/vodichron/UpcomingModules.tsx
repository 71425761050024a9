import { CardIcon } from '../../components/icons/CardIcon.tsx';
import { Section } from '../../components/ui/Section.tsx';
import type { Page } from '../../content/schemas/page.ts';

/** What is being built: drawn with broken lines, because it is not there yet. */
export function UpcomingModules({ heading, cards }: Page['sections'][number]) {
  return (
    <Section heading={heading}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text, badge, icon }) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_1fr] gap-x-4 rounded-md border border-dashed border-edge p-5"
          >
            {icon && <CardIcon name={icon} />}
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="figures text-sm text-caution">{badge}</p>
              </div>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
