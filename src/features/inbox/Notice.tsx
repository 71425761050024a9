import type { ReactNode } from 'react';

interface Props {
  tone?: 'accent' | 'caution' | 'danger';
  children: ReactNode;
}

/** Something staff should know, above everything else on the page. */
export function Notice({ tone = 'accent', children }: Props) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      className="inbox-notice mb-5"
    >
      {children}
    </div>
  );
}
