import { AccessoryCard } from './AccessoryCard.tsx';
import type { AccessoryGroup } from './loadAccessoryGroups.ts';

interface Props {
  groups: readonly AccessoryGroup[];
}

/** All accessories under their headings. */
export function AccessoryGroups({ groups }: Props) {
  return (
    <div className="page-width py-10 lg:py-14">
      {groups.map(({ title, entries }) => (
        <section key={title} className="mb-12">
          <h2 className="text-heading">{title}</h2>
          <ul className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {entries.map((accessory) => (
              <li key={accessory.slug} className="flex">
                <AccessoryCard {...accessory} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
