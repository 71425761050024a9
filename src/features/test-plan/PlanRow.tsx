import { standardAnchor } from '../../catalogue/standards.ts';
import { noBreak } from '../../components/ui/noBreak.tsx';
import type { TestPlanWords } from '../../content/schemas/standards/testPlan.ts';
import type { Listed, PlanLine } from './model/planLines.ts';
import { figureText, notMadeText, openText } from './model/rowTexts.ts';

interface Props {
  line: PlanLine;
  words: TestPlanWords['result'];
}

/** Names of models stay in one line, those of accessories are sentences. */
const link = (item: Listed) => (
  <a
    key={item.slug}
    href={item.path}
    className={`plan-link ${item.name.length < 14 ? 'plan-model' : ''}`}
  >
    {item.name}
  </a>
);

/** What stands in place of the instruments where there are none. */
function Missing({ line, words }: Props) {
  const { kind, port, nearest, figures } = line;
  const { remarks } = words;
  if (kind === 'short')
    return (
      <p>
        {remarks.short} {nearest && link(nearest)}:{' '}
        <strong className="font-semibold">
          {noBreak(figures.map((figure) => figureText(figure, words.insteadOf)).join(', '))}
        </strong>
      </p>
    );
  if (kind === 'unknown') return remarks.unknown;
  return kind === 'open' ? openText(port, remarks) : notMadeText(line.by, remarks);
}

/** Generator, coupling device, accessories and the figures that decide. */
function Instruments({ line, words }: Props) {
  const { columns } = words;
  const { generator, network, others, accessories, figures } = line;
  const devices = [...(network ? [network] : []), ...line.coupling];
  return (
    <>
      <td data-label={columns.generator}>
        {generator && link(generator)}
        {others.length > 0 && (
          <details className="plan-others">
            <summary>{`${words.alternatives} ${others.length}`}</summary>
            {others.map(link)}
          </details>
        )}
      </td>
      <td data-label={columns.network}>{devices.length > 0 ? devices.map(link) : words.direct}</td>
      <td data-label={columns.accessories}>
        {accessories.length > 0 ? accessories.map(link) : words.noAccessories}
      </td>
      <td data-label={columns.figures} className="plan-figures">
        {figures.map((figure) => (
          <span key={figure.asked} className="block">
            {noBreak(figureText(figure, words.figureOf))}
          </span>
        ))}
      </td>
    </>
  );
}

/** One test with its level and the instruments that do it. */
export function PlanRow({ line, words, several }: Props & { several: boolean }) {
  const { columns } = words;
  return (
    <tr data-outcome={line.kind}>
      <th scope="row">
        {line.phenomenon}
        {line.condition && <small>{line.condition}</small>}
        {several && <small>{`${words.askedBy} ${line.standard}`}</small>}
        {line.toConfirm && <small className="plan-confirm">{words.remarks.toConfirm}</small>}
      </th>
      <td data-label={columns.basic}>
        <a href={standardAnchor(line.basic)} className="plan-link plan-model">
          {line.basic}
        </a>
      </td>
      <td data-label={columns.waveform}>{line.waveform}</td>
      <td data-label={columns.level}>
        {line.levels.map((level) => (
          <span key={level} className="block">
            {noBreak(level)}
          </span>
        ))}
      </td>
      <td data-label={columns.criterion}>{line.criterion ?? '–'}</td>
      {line.kind === 'served' ? (
        <Instruments line={line} words={words} />
      ) : (
        <td colSpan={4} data-label={columns.generator} className="plan-missing">
          <Missing line={line} words={words} />
        </td>
      )}
    </tr>
  );
}
