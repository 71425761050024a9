import ChevronDown from 'lucide-react/icons/chevron-down';
import type { SolarWords } from '../../content/schemas/solar/solar.ts';

/** One section open at a time: the browser closes the others of the same name. */
export function UserGuide({ sections }: Pick<SolarWords['guide'], 'sections'>) {
  return (
    <div className="max-w-4xl border-t border-edge">
      {sections.map(({ title, items, screen }) => (
        <details key={title} name="user-guide" className="group border-b border-edge">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 text-lg font-semibold hover:text-accent">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <dl className="grid gap-5 pt-1 pb-4 md:grid-cols-3">
            {items.map((item) => (
              <div key={item.title}>
                <dt className="font-medium">{item.title}</dt>
                <dd className="mt-1 text-muted">{item.text}</dd>
              </div>
            ))}
          </dl>
          <p className="pb-7">
            <a href={screen.href} className="text-accent underline underline-offset-4">
              {screen.label}
            </a>
          </p>
        </details>
      ))}
    </div>
  );
}
