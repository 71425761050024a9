import { useEffect, useRef } from 'react';
import type { SendState } from './useSubmission.ts';

interface Props {
  state: SendState;
  /** What happens after the form was received. */
  next: string;
}

/**
 * The result of the last attempt to send. It takes the focus, which brings it into view; in a form
 * that was just emptied nothing else is worth the visitor's attention.
 */
export function FormStatus({ state, next }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const ended = /sent|stopped|failed/.test(state.status);

  useEffect(() => {
    if (ended) box.current?.focus();
  }, [ended]);

  return (
    <div ref={box} role="status" tabIndex={-1} className="outline-none empty:hidden">
      {state.status === 'restored' && (
        <p className="text-sm text-muted">
          Your draft, kept on this device only.{' '}
          <button type="button" onClick={state.clear} className="text-accent underline">
            Clear the form
          </button>
        </p>
      )}
      {state.status === 'sent' && (
        <p className="rounded border border-accent bg-lift p-4">
          <strong className="font-semibold">Thank you, we have received it.</strong> Your reference
          is <span className="figures font-medium">{state.reference}</span>. {next}{' '}
          {state.track && (
            <a href={state.track} className="text-accent underline">
              See how far it is (for 24 hours)
            </a>
          )}
        </p>
      )}
      {state.status === 'stopped' && (
        <p className="rounded border border-edge bg-lift p-4">
          Sending was stopped. Everything you entered is still here.
        </p>
      )}
      {state.status === 'failed' && (
        <p className="rounded border border-danger bg-lift p-4 text-danger">{state.detail}</p>
      )}
    </div>
  );
}
