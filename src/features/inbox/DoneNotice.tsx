import { inboxPaths } from '../../staff/inboxPaths.ts';
import { doneMessage } from './doneMessages.ts';
import { Notice } from './Notice.tsx';

interface Props {
  /** The query of a page that was reached by doing something. */
  query: URLSearchParams;
  /** The page's own address, to return to after undoing. */
  back: string;
}

/** Says what was just done, and offers to undo it. */
export function DoneNotice({ query, back }: Props) {
  const message = doneMessage(query.get('done'), query);
  if (!message) return null;
  const undo = query.get('undo');
  const mail = query.get('mail');
  const [, submission] = /^\/inbox\/([0-9a-f-]{36})/.exec(back) ?? [];
  return (
    <Notice>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {message}
        {mail && submission && (
          <form
            method="post"
            action={inboxPaths.takeBack(submission, query.get('in') ?? undefined)}
          >
            <input type="hidden" name="mail" value={mail} />
            <button type="submit" data-key="z" className="inbox-button">
              Take it back
            </button>
          </form>
        )}
        {undo && (
          <form method="post" action={inboxPaths.undo}>
            <input type="hidden" name="undo" value={undo} />
            <input type="hidden" name="back" value={back} />
            <button type="submit" data-key="z" className="inbox-button">
              Undo
            </button>
          </form>
        )}
      </span>
    </Notice>
  );
}
