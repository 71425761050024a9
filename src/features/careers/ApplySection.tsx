import type { ReactNode } from 'react';
import { ApplicationHints } from './ApplicationHints.tsx';

interface Props {
  title: string;
  hints: readonly string[];
  children: ReactNode;
}

/** The last section of an open job's page. In print, the address replaces it. */
export function ApplySection({ title, hints, children }: Props) {
  return (
    <section id="apply" className="border-t border-line bg-raised print:hidden">
      <div className="page-width py-12 lg:py-16">
        <h2 className="text-title">{`Apply for ${title}`}</h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
          <div className="max-w-2xl">{children}</div>
          <ApplicationHints hints={hints} />
        </div>
      </div>
    </section>
  );
}
