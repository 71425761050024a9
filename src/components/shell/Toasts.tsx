import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';

interface Props {
  /** Names a second toast area; toasts choose it by this id. */
  id?: string;
}

/**
 * What section 9 of the specification says of toasts. Its other two, dismissal by a swipe of 45 px or
 * faster than 0.11 px a millisecond and removal after 200 ms, cannot be set: they are sonner's own.
 */
const specified = {
  duration: 4000,
  visibleToasts: 3,
  gap: 14,
  hotkey: ['altKey', 'KeyT'],
  style: { '--width': '356px' } as CSSProperties,
};

/** The toast area. */
export function Toasts({ id }: Props) {
  return (
    <Toaster
      {...(id ? { id } : {})}
      {...specified}
      position="bottom-right"
      richColors
      closeButton
      theme="system"
    />
  );
}
