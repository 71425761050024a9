import type { Site } from './site.ts';

/** The mails in a site's outbox, those to staff first. */
export const outboxRows = ({ services }: Site) =>
  services.db.selectFrom('outbox').selectAll().orderBy('kind').orderBy('id').execute();

/** How many of them are in a state. */
export const countMails = async (site: Site, state: 'waiting' | 'sent' | 'dead') =>
  (await outboxRows(site)).filter((mail) => mail.state === state).length;
