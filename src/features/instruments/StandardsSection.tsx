import { standardAnchor, standardId } from '../../catalogue/standardAnchor.ts';
import type { StandardsGroup } from '../../catalogue/standardsInGroups.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { Catalogue } from '../../content/schemas/catalogue.ts';
import { paths } from '../../site/paths.ts';

interface Props extends Pick<Catalogue['standards'], 'heading' | 'lead' | 'links'> {
  groups: readonly StandardsGroup[];
}

/** The standards by group, each a link to its page. */
export function StandardsSection({ heading, lead, links, groups }: Props) {
  return (
    <section id="standards" className="border-t border-line bg-raised py-14 lg:py-20">
      <div className="page-width">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-4 max-w-[65ch] text-lead text-muted">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={paths.testPlan}>{links.plan}</ButtonLink>
          <ButtonLink variant="secondary" href={paths.standards}>
            {links.all}
          </ButtonLink>
        </div>
        <div className="mt-10 divide-y divide-line border-y border-line">
          {groups.map(({ title, standards }) => (
            <div key={title} className="grid gap-x-10 gap-y-2 py-5 lg:grid-cols-[17rem_1fr]">
              <h3 className="font-semibold">{title}</h3>
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {standards.map(({ id }) => (
                  <li key={id} id={standardId(id)} className="scroll-mt-24 target:font-semibold">
                    <a
                      href={standardAnchor(id)}
                      className="figures inline-block py-0.5 text-accent hover:underline"
                    >
                      {id}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
