/** The addresses of the staff inbox. */
const root = '/inbox';
const submission = (id: string) => `${root}/${id}`;
/** A page that leads back to the list it was reached from, and on to its neighbours there. */
const inList = (path: string, list: string | undefined) =>
  list === undefined ? path : `${path}?in=${encodeURIComponent(list)}`;
/** A change to a submission: after it, the page still knows the list. */
const change = (name: string) => (id: string, list?: string) =>
  inList(`${submission(id)}/${name}`, list);

const contentPage = (name: string, query: Readonly<Record<string, string>>) =>
  `${root}/content/${name}?${new URLSearchParams(query)}`;

export const inboxPaths = {
  list: root,
  listOf: (query: string) => (query ? `${root}?${query}` : root),
  spam: `${root}?state=spam`,
  /** A submission by its reference, in whatever state. */
  search: (reference: string) => `${root}?state=any&q=${encodeURIComponent(reference)}`,
  signIn: `${root}/sign-in`,
  /** Sign in, then continue to `next`. */
  signInFor: (next: string) => `${root}/sign-in?next=${encodeURIComponent(next)}`,
  signOut: `${root}/sign-out`,
  password: `${root}/password`,
  /** The second step of signing in. */
  code: `${root}/code`,
  codeFor: (next: string) => `${root}/code?next=${encodeURIComponent(next)}`,
  secondFactor: `${root}/second-factor`,
  /** Adding and removing passkeys; what a browser needs to make one, and to sign in by one. */
  passkeys: `${root}/passkeys`,
  newPasskey: `${root}/passkeys/new`,
  passkeyChallenge: `${root}/sign-in/passkey`,
  /** Makes the device known on which it is opened. */
  newDevice: (email: string, key: string) =>
    `${root}/sign-in/device?${new URLSearchParams({ for: email, key })}`,
  sessions: `${root}/sessions`,
  invitation: `${root}/invitation`,
  invitationOf: (token: string) => `${root}/invitation?token=${token}`,
  submission: (id: string, list?: string) => inList(submission(id), list),
  handle: change('handle'),
  release: change('release'),
  note: change('note'),
  merge: change('merge'),
  answer: change('answer'),
  draft: change('draft'),
  takeBack: change('take-back'),
  unread: change('unread'),
  presence: change('presence'),
  /** Changes to several submissions, and what takes them back. */
  bulk: `${root}/bulk`,
  undo: `${root}/undo`,
  searches: `${root}/searches`,
  chosenCsv: `${root}/chosen.csv`,
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
  figures: `${root}/figures`,
  figuresCsv: `${root}/figures/export.csv`,
  heroes: `${root}/heroes`,
  /** The texts of the site: the list, the form for a file or an entry, and what is done with them. */
  content: `${root}/content`,
  contentFile: (file: string, at: readonly (string | number)[] = []) =>
    contentPage('edit', { file, ...(at.length > 0 ? { at: JSON.stringify(at) } : {}) }),
  contentHistory: (file: string) => contentPage('history', { file }),
  contentNew: (file: string) => contentPage('new', { file }),
  contentRemoval: (file: string) => contentPage('remove', { file }),
  contentPicture: `${root}/content/picture`,
  contentOf: (page: string) => contentPage('page', { path: page }),
  publish: `${root}/content/publish`,
  publishFile: (file: string) => contentPage('publish', { file }),
  publication: `${root}/content/publication`,
  publicationStatus: (id: string) => contentPage('status', { id }),
  notice: `${root}/content/notice`,
  templates: `${root}/templates`,
  webhooks: `${root}/webhooks`,
  account: `${root}/account`,
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
