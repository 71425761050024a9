import { honeypotField, keyField } from '../../forms/reserved.ts';

interface Props {
  /** One per showing of the form, where a server makes the page; an island sends its own. */
  idempotencyKey?: string;
}

/** What a form carries unseen: its idempotency key, and a field only robots fill in. */
export function HiddenFields({ idempotencyKey }: Props) {
  return (
    <>
      {idempotencyKey && <input type="hidden" name={keyField} value={idempotencyKey} />}
      <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
        <label>
          Leave this empty
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
