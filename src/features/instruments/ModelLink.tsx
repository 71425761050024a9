import { Fragment } from 'react';
import { type Model, modelLinks } from '../../catalogue/modelLinks.ts';
import { noBreak } from '../../components/ui/noBreak.tsx';

interface Props {
  href: string;
  children: string;
}

/** A model or a standard in running text. */
export function ModelLink({ href, children }: Props) {
  return (
    <a
      href={href}
      className="whitespace-nowrap underline decoration-edge underline-offset-4 hover:text-accent hover:decoration-current"
    >
      {children}
    </a>
  );
}

interface ModelTextProps {
  text: string;
  models: readonly Model[];
}

/** Text in which the names of models are links and figures do not wrap. */
export function ModelText({ text, models }: ModelTextProps) {
  return modelLinks(text, models).map(({ at, text: part, href }) =>
    href ? (
      <ModelLink key={at} href={href}>
        {part}
      </ModelLink>
    ) : (
      <Fragment key={at}>{noBreak(part)}</Fragment>
    ),
  );
}
