import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  note?: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen. */
export function Panel({ title, note, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="console-panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {note && <p className="mt-0.5 max-w-[70ch] text-sm text-muted">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
