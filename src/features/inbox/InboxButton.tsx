import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** The one thing a page is for, or one that cannot be undone. */
  tone?: 'main' | 'danger';
}

/** Sends its form. */
export function InboxButton({ tone, className = '', ...props }: Props) {
  const look = tone ? `inbox-button inbox-button-${tone}` : 'inbox-button';
  return <button type="submit" {...props} className={`${look} ${className}`.trim()} />;
}
