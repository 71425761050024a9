import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { paths } from '../../site/paths.ts';
import { ApplicationHints } from './ApplicationHints.tsx';

interface JobClosedProps {
  title: string;
  text: string;
}

/** Replaces the application form after the closing date. */
export function JobClosed({ title, text }: JobClosedProps) {
  return (
    <section id="apply" className="border-t border-line bg-raised">
      <div className="page-width section-space">
        <h2 className="text-title">{title}</h2>
        <p className="mt-3 max-w-[68ch] text-lead text-muted">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={paths.careers}>See all jobs</ButtonLink>
          <ButtonLink href={paths.join} variant="secondary">
            Join the Community
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface Props {
  title: string;
  hints: readonly string[];
  children: ReactNode;
}

/** The last section of an open job's page. In print, the address replaces it. */
export function ApplySection({ title, hints, children }: Props) {
  return (
    <section id="apply" className="border-t border-line bg-raised print:hidden">
      <div className="page-width section-space">
        <h2 className="text-title">{`Apply for ${title}`}</h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
          <div className="max-w-2xl">{children}</div>
          <ApplicationHints hints={hints} />
        </div>
      </div>
    </section>
  );
}
