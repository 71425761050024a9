import type { SendState } from './useSubmission.ts';

interface Props {
  state: SendState;
  /** What happens after the form was received. */
  next: string;
}

/** The result of the last attempt to send, also announced to screen readers. */
export function FormStatus({ state, next }: Props) {
  return (
    <div role="status" className="empty:hidden">
      {state.status === 'sent' && (
        <p className="rounded border border-accent bg-raised p-4">
          <strong className="font-semibold">Thank you, we have received it.</strong> Your reference
          is <span className="figures font-medium">{state.reference}</span>. {next}
        </p>
      )}
      {state.status === 'stopped' && (
        <p className="rounded border border-edge bg-raised p-4">
          Sending was stopped. Everything you entered is still here.
        </p>
      )}
      {state.status === 'failed' && (
        <p className="rounded border border-danger bg-raised p-4 text-danger">{state.detail}</p>
      )}
    </div>
  );
}
