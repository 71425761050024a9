import Download from 'lucide-react/icons/download';
import Link from 'lucide-react/icons/link';
import { standardAnchor } from '../../catalogue/standards.ts';
import { AddToQuote } from '../../components/quote/AddToQuote.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { TableHead } from '../../components/ui/TableHead.tsx';
import type { TestPlanWords } from '../../content/schemas/standards/testPlan.ts';
import { testPlanPath } from '../../site/pageAddresses.ts';
import { LevelLadders } from './LevelLadders.tsx';
import type { LoadedPlan } from './loadTestPlan.ts';
import { ladders } from './model/ladders.ts';
import { planSets } from './model/matching/chooseSetups.ts';
import { type PlanItem, planItems } from './model/planItems.ts';
import { planAddress } from './model/planQuestion.ts';
import { planReference } from './model/planReference.ts';
import { planSummary, planSupplies } from './model/planSummary.ts';
import { PlanTable } from './PlanTable.tsx';

type Props = Omit<LoadedPlan, 'choices'> & {
  /** The plan's whole address, for a request. */
  address: string;
};

interface PlanItemsProps {
  items: readonly PlanItem[];
  words: TestPlanWords['result']['items'];
}

/** Everything the plan needs, each once, with its order code. */
function PlanItems({ items, words }: PlanItemsProps) {
  return (
    <>
      <h3 className="mt-12 text-heading">{words.heading}</h3>
      <table className="plan-items">
        <TableHead columns={words.columns} />
        <tbody>
          {items.map(({ slug, name, path, order, tests }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={path} className="plan-link">
                  {name}
                </a>
              </th>
              <td className="figures">{order}</td>
              <td>{tests.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The plan: what is asked for, by which instruments, and what to do with it. */
export function PlanResult({
  question,
  lines,
  coverage,
  notes,
  elsewhere,
  address,
  words: { result: words },
}: Props) {
  const items = planItems(lines);
  const query = planAddress(question);
  const { problems, dcAsAc } = question;
  return (
    <section id="plan" className="page-width section-space" aria-labelledby="plan-heading">
      <h2 id="plan-heading" className="text-title">
        {words.heading}
      </h2>
      <ul className="mt-3">
        {question.standards.map(({ choice, environment }) => (
          <li key={choice.slug}>
            <a href={standardAnchor(choice.id)} className="plan-link font-semibold">
              {choice.id}
            </a>
            {`, ${choice.environments.find(({ id }) => id === environment)?.name}`}
          </li>
        ))}
      </ul>
      {lines.length > 0 &&
        coverage.map((text) => (
          <p key={text} className="mt-3 max-w-[80ch]">
            {text}
          </p>
        ))}
      <p role="status" className="mt-3 text-lead">
        {lines.length > 0 ? planSummary(lines) : words.nothing}
      </p>
      <p className="mt-2 max-w-[68ch] text-muted">{words.notice}</p>
      {problems.size > 0 && (
        <div className="plan-problems">
          <h3 className="font-semibold">{words.problems}</h3>
          <ul>
            {[...problems].map(([field, problem]) => (
              <li key={field}>
                <a href={`#plan-${field}`}>{problem}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.map(({ text }) => (
        <p key={text} className="mt-2 max-w-[68ch] text-muted">
          {text}
        </p>
      ))}
      {dcAsAc && <p className="mt-2 text-muted">{words.dcAsAc}</p>}
      {lines.length > 0 && (
        <>
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {items.length > 0 && (
              <AddToQuote
                slugs={items.map(({ slug }) => slug)}
                label={words.actions.quote}
                plan={planReference(question, address, words.reference)}
                variant="primary"
              />
            )}
            <ButtonLink variant="secondary" href={testPlanPath(query, 'pdf')}>
              <Download aria-hidden="true" className="size-5" />
              {words.actions.pdf}
            </ButtonLink>
            <ButtonLink variant="secondary" href={testPlanPath(query, 'csv')}>
              <Download aria-hidden="true" className="size-5" />
              {words.actions.csv}
            </ButtonLink>
            <ButtonLink variant="secondary" href={testPlanPath(query)}>
              <Link aria-hidden="true" className="size-5" />
              {words.actions.share}
            </ButtonLink>
          </div>
          <nav
            aria-label={words.sets.label}
            className="mt-6 flex flex-wrap gap-x-5 gap-y-1 print:hidden"
          >
            <span className="text-muted">{words.sets.label}</span>
            {planSets.map((set) => (
              <a
                key={set}
                href={`${testPlanPath(planAddress(question, set))}#plan`}
                aria-current={set === question.set ? 'true' : undefined}
                className="plan-link aria-current:font-semibold aria-current:no-underline"
              >
                {words.sets[set]}
              </a>
            ))}
          </nav>
          <LevelLadders groups={ladders(lines)} />
          <PlanTable lines={lines} words={words} supplies={planSupplies(question.eut)} />
          {items.length > 0 && <PlanItems items={items} words={words.items} />}
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <h3 className="mt-12 text-heading">{words.elsewhere.heading}</h3>
          <p className="mt-2 max-w-[68ch] text-muted">{words.elsewhere.text}</p>
          <table className="plan-items">
            <tbody>
              {elsewhere.map(({ id, summary, calledBy }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={standardAnchor(id)} className="plan-link">
                      {id}
                    </a>
                  </th>
                  <td>{summary}</td>
                  <td>{`${words.askedBy} ${calledBy.join(', ')}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
