import type { ReactNode } from 'react';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  title: string;
  lead: ReactNode;
  action: string;
  error: string | undefined;
  /** What the button says. */
  button: string;
  /** The fields. */
  children: ReactNode;
  /** Another way in, or back. */
  below?: ReactNode;
}

/** A page on the way into the inbox: one form, and what went wrong above its fields. */
export function EntranceForm({ title, lead, action, error, button, children, below }: Props) {
  return (
    <div className="mx-auto max-w-sm py-10">
      <h1 className="text-title">{title}</h1>
      <p className="mt-2 text-muted">{lead}</p>
      <form method="post" action={action} className="mt-6 flex flex-col gap-4">
        {error && (
          <p role="alert" data-tone="danger" className="inbox-notice">
            {error}
          </p>
        )}
        {children}
        <InboxButton tone="main" className="min-h-11">
          {button}
        </InboxButton>
      </form>
      {below}
    </div>
  );
}
