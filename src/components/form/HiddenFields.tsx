import { honeypotField, keyField } from '../../forms/reserved.ts';

interface Props {
  /** Set on server-rendered pages; an island generates its own. */
  idempotencyKey?: string;
}

/** Tells 1Password, LastPass, Bitwarden and Dashlane not to fill in a field. */
const leftAlone = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
};

/** The idempotency key, and a honeypot that only bots fill in. */
export function HiddenFields({ idempotencyKey }: Props) {
  return (
    <>
      {idempotencyKey && <input type="hidden" name={keyField} value={idempotencyKey} />}
      <div
        aria-hidden="true"
        inert
        className="absolute size-px overflow-hidden [clip-path:inset(50%)]"
      >
        <label>
          Leave this empty
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" {...leftAlone} />
        </label>
      </div>
    </>
  );
}
