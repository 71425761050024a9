import type { ReactNode } from 'react';

export type Theme = 'light' | 'dark';

interface Props {
  /** Its file below src/components, without the ending: "ui/Button". */
  of: string;
  /** What to try, or where else it can be seen. */
  note?: string;
  /** One theme above the other, for parts as wide as a page. */
  wide?: boolean;
  children: (theme: Theme) => ReactNode;
}

/** A component in its states, once in each theme. */
export function Sample({ of, note, wide = false, children }: Props) {
  return (
    <section id={of} className="sample">
      <h2>{of.split('/').at(-1)}</h2>
      <p>
        <code>{`src/components/${of}.tsx`}</code>
        {note && ` · ${note}`}
      </p>
      <div className="sample-themes" data-wide={wide || undefined}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="sample-theme">
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  );
}
