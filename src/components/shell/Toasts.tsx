import { Toaster } from 'sonner';

interface Props {
  /** Names a second toast area; toasts choose it by this id. */
  id?: string;
}

/**
 * The toast area. sonner's own defaults are the specified constants: 4000 ms, 3 visible, 356 px,
 * gap 14 px, swipe 45 px or 0.11, removal after 200 ms, Alt+T.
 */
export function Toasts({ id }: Props) {
  return (
    <Toaster
      {...(id ? { id } : {})}
      position="bottom-right"
      richColors
      closeButton
      theme="system"
    />
  );
}
