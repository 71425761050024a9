import { standardAnchor, standardId } from '../../../catalogue/standards.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { testPlanPath } from '../../../site/pageAddresses.ts';
import { ModelLink } from '../ModelLink.tsx';
import { CalledTests } from './CalledTests.tsx';
import type { StandardPageData } from './loadStandardPage.ts';

type Props = Pick<StandardPageData, 'standard' | 'words'>;

/** Which basic tests a generic or product standard calls, with a plan for them. */
export function StandardCalls({ standard, words }: Props) {
  const { id, requirements, calls, elsewhere } = standard;
  if (!requirements && calls.length + elsewhere.length === 0) return null;
  const links = (ids: readonly string[]) => (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      {ids.map((other) => (
        <li key={other}>
          <ModelLink href={standardAnchor(other)}>{other}</ModelLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="page-width section-space">
      <h2 className="text-heading">{words.requirements}</h2>
      {requirements ? (
        <>
          <p className="mt-2 max-w-[68ch] text-muted">{words.requirementsLead}</p>
          <ButtonLink
            href={testPlanPath(`standard=${standardId(requirements.standard)}`)}
            className="mt-4"
          >
            {words.plan.replace('[standard]', id)}
          </ButtonLink>
          <CalledTests requirements={requirements} words={words} />
        </>
      ) : (
        <p className="mt-2 max-w-[68ch] text-muted">{words.viaCalls}</p>
      )}
      {!requirements && calls.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{words.calls}</h3>
          {links(calls)}
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <h3 className="mt-8 font-semibold">{words.elsewhere}</h3>
          {links(elsewhere)}
        </>
      )}
    </section>
  );
}
