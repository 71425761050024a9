/** The addresses of the staff inbox. */
const root = '/inbox';
const submission = (id: string) => `${root}/${id}`;

export const inboxPaths = {
  list: root,
  spam: `${root}?state=spam`,
  /** A submission by its reference, in whatever state. */
  search: (reference: string) => `${root}?state=any&q=${encodeURIComponent(reference)}`,
  signIn: `${root}/sign-in`,
  /** Sign in, then continue to `next`. */
  signInFor: (next: string) => `${root}/sign-in?next=${encodeURIComponent(next)}`,
  signOut: `${root}/sign-out`,
  password: `${root}/password`,
  submission,
  handle: (id: string) => `${submission(id)}/handle`,
  release: (id: string) => `${submission(id)}/release`,
  note: (id: string) => `${submission(id)}/note`,
  answer: (id: string) => `${submission(id)}/answer`,
  unread: (id: string) => `${submission(id)}/unread`,
  attachment: (id: string, attachment: string) => `${submission(id)}/attachments/${attachment}`,
  releaseAttachment: (id: string, attachment: string) =>
    `${submission(id)}/attachments/${attachment}/release`,
  csv: `${root}/export.csv`,
  mail: `${root}/mail`,
  retryDeadMails: `${root}/mail/retry`,
  retryMail: (mail: string) => `${root}/mail/${mail}/retry`,
  people: `${root}/people`,
  personData: `${root}/people/data.json`,
  erasePerson: `${root}/people/erase`,
  heroes: `${root}/heroes`,
  staff: `${root}/staff`,
  record: `${root}/record`,
  recordCsv: `${root}/record/export.csv`,
} as const;

/** Where to go after signing in: always a page of the inbox, to prevent open redirects. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith(root) || !URL.canParse(next, 'http://inbox.invalid')) return root;
  const { host, pathname, search } = new URL(next, 'http://inbox.invalid');
  const inside = pathname === root || pathname.startsWith(`${root}/`);
  return host === 'inbox.invalid' && inside ? pathname + search : root;
}
