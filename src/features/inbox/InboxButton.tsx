import type { ComponentProps } from 'react';

const looks = {
  plain: 'inbox-button',
  /** The one thing a page is for. */
  main: 'inbox-button inbox-button-main',
  /** What cannot be undone. */
  danger: 'inbox-button inbox-button-danger',
} as const;

interface Props extends ComponentProps<'button'> {
  tone?: keyof typeof looks;
}

/** Sends its form. */
export function InboxButton({ tone = 'plain', className = '', ...props }: Props) {
  return <button type="submit" {...props} className={`${looks[tone]} ${className}`.trim()} />;
}
