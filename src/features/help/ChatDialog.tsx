import X from 'lucide-react/icons/x';
import { type MouseEvent, useRef, useState } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { HelpCenter } from '../../content/schemas/help.ts';
import type { ChatForm } from './ChatForm.tsx';

interface Props {
  action: string;
  words: HelpCenter['chat'];
  submitLabel: string;
}

/** Chat Now: the query form in a dialog. Without JavaScript, the button leads to the form below. */
export function ChatDialog({ action, words, submitLabel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [Form, setForm] = useState<typeof ChatForm>();

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showModal();
    import('./ChatForm.tsx').then(
      (loaded) => setForm(() => loaded.ChatForm),
      // The line is down: the same form stands further down the page.
      () => {
        dialog.current?.close();
        location.assign('#get-in-touch');
      },
    );
  }

  return (
    <>
      <ButtonLink
        href="#get-in-touch"
        aria-haspopup="dialog"
        variant="secondary"
        className="w-full"
        onClick={open}
      >
        {action}
      </ButtonLink>
      <dialog
        ref={dialog}
        aria-labelledby="chat-heading"
        className="m-auto w-[min(44rem,calc(100vw-2rem))] rounded-md border border-line bg-ground p-6 text-text backdrop:bg-ground/70 sm:p-8"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id="chat-heading" className="text-heading">
            {words.heading}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="icon-button shrink-0"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <p className="mt-1 mb-6 max-w-[60ch] text-muted">{words.text}</p>
        {Form && <Form submitLabel={submitLabel} category={words.category} />}
      </dialog>
    </>
  );
}
