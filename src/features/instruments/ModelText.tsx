import { type Model, modelLinks } from '../../catalogue/modelLinks.ts';
import { NoBreakFigures } from '../../components/ui/NoBreakFigures.tsx';
import { ModelLink } from './ModelLink.tsx';

interface Props {
  text: string;
  models: readonly Model[];
}

/** Text in which the names of models are links and figures do not wrap. */
export function ModelText({ text, models }: Props) {
  return modelLinks(text, models).map(({ at, text: part, href }) =>
    href ? (
      <ModelLink key={at} href={href}>
        {part}
      </ModelLink>
    ) : (
      <NoBreakFigures key={at} text={part} />
    ),
  );
}
