import { toLocalMoment } from '../../../site/localTime.ts';
import { noticeLimits, type SiteNotice } from '../../../site/siteNotice.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  notice: SiteNotice;
  /** As it was read. */
  seen: string;
}

const shown = (at: number | null) => (at === null ? '' : toLocalMoment(at));

/** The line above every page, with its times. */
export function NoticeForm({ notice, seen }: Props) {
  const fields = [
    { name: 'text', label: 'Text, at most 160 characters', type: 'text', value: notice.text },
    {
      name: 'href',
      label: 'Where “More” leads, for example /contact (may stay empty)',
      type: 'text',
      value: notice.href,
    },
    {
      name: 'from',
      label: 'From (empty: at once)',
      type: 'datetime-local',
      value: shown(notice.from),
    },
    {
      name: 'until',
      label: 'Until (empty: until you take it away)',
      type: 'datetime-local',
      value: shown(notice.until),
    },
  ] as const;
  return (
    <form
      method="post"
      action={inboxPaths.notice}
      className="inbox-card grid max-w-3xl grid-cols-1 gap-4"
    >
      <p className="text-muted">It needs no publishing: all pages have it within seconds.</p>
      <input type="hidden" name="seen" value={seen} />
      {fields.map(({ name, label, type, value }) => (
        <label key={name} className="text-sm text-muted">
          {label}
          <input
            {...{ name, type }}
            defaultValue={value}
            maxLength={name === 'text' || name === 'href' ? noticeLimits[name] : undefined}
            className="inbox-control"
          />
        </label>
      ))}
      <div className="flex flex-wrap gap-2">
        <InboxButton tone="main">Save</InboxButton>
        {notice.text !== '' && (
          <InboxButton name="do" value="remove">
            Take it away
          </InboxButton>
        )}
      </div>
    </form>
  );
}
