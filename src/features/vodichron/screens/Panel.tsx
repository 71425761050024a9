import type { ReactNode } from 'react';

interface Props {
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A box on a screen. */
export function Panel({ title, note, className = '', children }: Props) {
  return (
    <div className={`bg-surface p-4 lg:p-5 ${className}`}>
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {title}
        {note && <span className="text-sm font-normal text-muted">{note}</span>}
      </p>
      {children}
    </div>
  );
}
