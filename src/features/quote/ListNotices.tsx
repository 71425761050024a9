import { lineLimits } from '../../forms/quoteList/quoteLine.ts';

interface Props {
  /** Names the catalogue does not have. */
  unknown: readonly string[];
  /** The list has no room for what was asked. */
  full: boolean;
  /** What is wrong with the list as a whole. */
  error?: string | undefined;
}

const notice = 'rounded border bg-raised p-4';

/** What became of lines that could not be taken. */
export function ListNotices({ unknown, full, error }: Props) {
  return (
    <div role="alert" className="flex flex-col gap-3 empty:hidden">
      {error && <p className={`${notice} border-danger text-danger`}>{error}</p>}
      {unknown.length > 0 && (
        <p className={`${notice} border-caution wrap-anywhere`}>
          {`We have no product “${unknown.join('”, “')}”, so it is not on the list. If you need it, describe it in the message.`}
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
