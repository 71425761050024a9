import type { ReactNode } from 'react';

export type Theme = 'light' | 'dark';

interface Props {
  /** Its file below src/components without the extension: "ui/Button". */
  of: string;
  /** What to try, or where else it can be seen. */
  note?: string | undefined;
  /** Stacks the themes, for components as wide as a page. */
  wide?: boolean;
  /** The class of what surrounds it where it would not look right by itself. */
  within?: string;
  /** Told the theme where ids must differ. */
  children: ReactNode | ((theme: Theme) => ReactNode);
}

/** A component in its states, once in each theme. */
export function Sample({ of, note, wide = false, within, children }: Props) {
  const shown = (theme: Theme) => (typeof children === 'function' ? children(theme) : children);
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
            {within ? <div className={within}>{shown(theme)}</div> : shown(theme)}
          </div>
        ))}
      </div>
    </section>
  );
}
