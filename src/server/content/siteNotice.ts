import { isShown, noticeHtml, noticeMark, type SiteNotice } from '../../site/siteNotice.ts';
import { type Actor, writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { inTurn } from './contentLock.ts';

const name = 'site-notice';
const none: SiteNotice = { text: '', href: '', from: null, until: null };

/** The notice that staff have written, shown at its times without a release. */
export function createSiteNotice(db: Db, now: () => number) {
  let shown = noticeMark;
  let watchers: readonly (() => Promise<void>)[] = [];

  async function read(from: Db = db): Promise<{ notice: SiteNotice; seen: string }> {
    const row = await from
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return { notice: row ? JSON.parse(row.value) : none, seen: row?.value ?? '' };
  }

  return {
    read: () => read(),

    /** What pages have in its place now. */
    html: () => shown,

    /** Looks whether it is time, or whether another instance has changed it. */
    async refresh(): Promise<void> {
      const { notice } = await read();
      const next = isShown(notice, now()) ? noticeHtml(notice) : noticeMark;
      if (next === shown) return;
      shown = next;
      for (const watcher of watchers) await watcher();
    },

    /** Called whenever what is shown changes. */
    watch(watcher: () => Promise<void>): void {
      watchers = [...watchers, watcher];
    },

    /** False if somebody else has changed it meanwhile. */
    save: (by: Actor, notice: SiteNotice, seen: string): Promise<boolean> =>
      inTurn(db, async (transaction) => {
        const value = JSON.stringify(notice);
        const before = await read(transaction);
        if (before.seen !== seen) return before.seen === value;
        await transaction
          .insertInto('settings')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
        await writeAuditEvents(transaction, by, [{ kind: 'notice' }], now());
        return true;
      }),
  };
}
