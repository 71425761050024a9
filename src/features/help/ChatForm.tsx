import { Toasts } from '../../components/shell/Toasts.tsx';
import { QueryForm } from './QueryForm.tsx';

interface Props {
  submitLabel: string;
  category: string;
}

const toasterId = 'chat';

/** The query form with its own toast area: the page's is hidden behind an open dialog. */
export function ChatForm(props: Props) {
  return (
    <>
      <QueryForm {...props} idPrefix="chat" toasterId={toasterId} />
      <Toasts id={toasterId} />
    </>
  );
}
