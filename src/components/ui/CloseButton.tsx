import type { MouseEvent } from 'react';
import { Button } from './Button.tsx';

function close({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}

/** Closes its dialog, as Escape does. */
export function CloseButton(props: Omit<React.ComponentProps<typeof Button>, 'onClick'>) {
  return <Button {...props} onClick={close} />;
}
