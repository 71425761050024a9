import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { SearchWords } from '../../content/schemas/search.ts';
import { PopularPages } from './PopularPages.tsx';

type Props = Pick<SearchWords, 'none' | 'popular'>;

export function NothingFound({ none, popular }: Props) {
  return (
    <div className="mt-6">
      <h2 className="text-heading">{none.heading}</h2>
      <p className="mt-2 max-w-[65ch] text-muted">{none.text}</p>
      <ButtonLink href={none.link.href} className="mt-5">
        {none.link.label}
      </ButtonLink>
      <PopularPages {...popular} />
    </div>
  );
}
