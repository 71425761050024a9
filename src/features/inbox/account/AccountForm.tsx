import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { hasRole, type StaffRole } from '../../../staff/staffRoles.ts';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  email: string;
  role: StaffRole;
  secondFactor: boolean;
  /** How many passkeys they have. */
  passkeys: number;
  choices: { signature: string; mailNew: boolean; mailLate: boolean; mailMorning: boolean };
}

const mails = [
  { name: 'mail-new', field: 'mailNew', what: 'When enquiries come in, at most once a minute' },
  {
    name: 'mail-late',
    field: 'mailLate',
    what: "When the promised answer to one of mine, or to nobody's, is late",
  },
  {
    name: 'mail-morning',
    field: 'mailMorning',
    what: 'On the morning of each working day: what is mine, unassigned, due and late',
  },
] as const;

/** What a member of staff chooses for themselves. */
export function AccountForm({ email, role, secondFactor, passkeys, choices }: Props) {
  return (
    <section className="inbox-card max-w-3xl">
      <h2 className="break-all">{email}</h2>
      <form method="post" action={inboxPaths.account} className="grid grid-cols-1 gap-4">
        {hasRole(role, 'agent') && (
          <div>
            <label htmlFor="signature" className="mb-1 block text-sm text-muted">
              Signature below your answers. Without one, the company's name and phone stand there.
            </label>
            <textarea
              id="signature"
              name="signature"
              defaultValue={choices.signature}
              rows={4}
              maxLength={500}
              className="inbox-control"
            />
          </div>
        )}
        {/* Writers of content see no submissions. */}
        <fieldset className="grid grid-cols-1 gap-1" hidden={!hasRole(role, 'reader')}>
          <legend className="mb-1 text-sm text-muted">Mails to {email}</legend>
          {mails.map(({ name, field, what }) => (
            <label key={name} className="flex min-h-10 items-center gap-2">
              <input
                type="checkbox"
                name={name}
                defaultChecked={choices[field]}
                className="size-5 shrink-0"
              />
              {what}
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <InboxButton tone="main">Save</InboxButton>
          <a href={inboxPaths.password} className="inbox-button">
            Change password
          </a>
          <a href={inboxPaths.secondFactor} className="inbox-button">
            Second factor: {secondFactor ? 'on' : 'off'}
          </a>
          <a href={`${inboxPaths.secondFactor}#passkeys`} className="inbox-button">
            Passkeys: {passkeys}
          </a>
        </div>
      </form>
    </section>
  );
}
