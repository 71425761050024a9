import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  open: boolean;
  /** Called after any kind of closing: a button, Escape or the system's back gesture. */
  onClose: () => void;
  /** Id of its heading. */
  labelledBy: string;
  /** Also closes on a click outside. */
  lightDismiss?: boolean;
  children: ReactNode;
}

// By default browsers differ: some focus a scrolling area, some the honeypot.
const initialFocus = '[data-initial-focus], input:not([type=hidden])';

/**
 * A native modal dialog controlled by a prop. The browser traps focus, closes it on Escape and
 * restores focus afterwards. Initial focus goes to [data-initial-focus], else to the first field.
 */
export function ModalDialog({ open, onClose, labelledBy, lightDismiss = false, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>(initialFocus)?.focus();
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
