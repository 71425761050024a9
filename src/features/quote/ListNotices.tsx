import { lineLimits } from '../../forms/quoteList/quoteLine.ts';

interface Props {
  /** Names the catalogue does not have. */
  unknown: readonly string[];
  /** Lines cannot be shown, because the catalogue did not arrive. */
  unseen: boolean;
  /** The list has no room for what was asked. */
  full: boolean;
  /** What is wrong with the list as a whole. */
  error?: string | undefined;
}

const notice = 'rounded border bg-raised p-4';

/** What became of lines that could not be taken. */
export function ListNotices({ unknown, unseen, full, error }: Props) {
  return (
    <div role="alert" className="flex flex-col gap-3 empty:hidden">
      {error && <p className={`${notice} border-danger text-danger`}>{error}</p>}
      {unknown.length > 0 && (
        <p className={`${notice} border-caution wrap-anywhere`}>
          {`We have no product “${unknown.join('”, “')}”, so it is not on the list. If you need it, describe it in the message.`}
        </p>
      )}
      {unseen && (
        <p className={`${notice} border-caution`}>
          Part of your list could not be loaded, so it is not shown here. It is still on this
          device: please load the page again.
        </p>
      )}
      {full && (
        <p className={`${notice} border-caution`}>
          {`A list takes up to ${lineLimits.lines} lines; the rest was left out. Send this one, then start another, or describe the rest in the message.`}
        </p>
      )}
    </div>
  );
}
