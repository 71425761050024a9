import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';

interface Props {
  open: boolean;
  /** The dialog has closed, by its own buttons, Escape or the system's back gesture. */
  onClose: () => void;
  /** Id of its heading. */
  labelledBy: string;
  /** Whether a click beside it closes it too. */
  lightDismiss?: boolean;
  children: ReactNode;
}

// Left alone, browsers choose differently: a scrolling part, a trap for robots.
const initialFocus = '[data-initial-focus], input:not([type=hidden])';

/**
 * The platform's modal dialog, opened and closed by a prop: the platform keeps the focus inside,
 * closes it by Escape and gives the focus back to where it came from. An element marked with
 * data-initial-focus is focused first, or else the first field.
 */
export function ModalDialog({ open, onClose, labelledBy, lightDismiss = false, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    return afterPaint(() => {
      if (!open) return dialog.close();
      dialog.showModal();
      dialog.querySelector<HTMLElement>(initialFocus)?.focus();
    });
  }, [open]);

  return (
    <dialog
      ref={element}
      onClose={onClose}
      aria-labelledby={labelledBy}
      closedby={lightDismiss ? 'any' : 'closerequest'}
      className="modal"
    >
      {children}
    </dialog>
  );
}
