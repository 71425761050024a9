import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The role of the signed-in user. */
  signedIn: string;
  children: ReactNode;
}

/** The frame of the product: its name, the screen's name and who is signed in. */
export function Screen({ title, signedIn, children }: Props) {
  return (
    <div className="overflow-hidden card text-[0.9375rem] shadow-card">
      <div className="housing flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
        <p>
          <span className="font-semibold">Vodichron</span>
          <span className="text-muted"> / {title}</span>
        </p>
        <p className="text-muted">
          Sample data <span className="figures pl-2 text-accent">{signedIn}</span>
        </p>
      </div>
      {children}
    </div>
  );
}

interface PanelProps {
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A box on a screen. */
export function Panel({ title, note, className = '', children }: PanelProps) {
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
