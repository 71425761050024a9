import { Button } from './Button.tsx';

/** Closes the dialog it stands in, the way Escape does. */
export function CloseButton(props: Omit<React.ComponentProps<typeof Button>, 'onClick'>) {
  return <Button {...props} onClick={(event) => event.currentTarget.closest('dialog')?.close()} />;
}
