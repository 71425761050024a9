import type { ReactNode } from 'react';

interface Props {
  tone?: 'accent' | 'caution' | 'danger';
  children: ReactNode;
}

/** A notice at the top of a page. */
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
