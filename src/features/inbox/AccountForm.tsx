import { inboxPaths } from '../../staff/inboxPaths.ts';
import { hasRole, type StaffRole } from '../../staff/staffRoles.ts';

interface Props {
  email: string;
  role: StaffRole;
  choices: { signature: string };
}

/** What a member of staff chooses for themselves. */
export function AccountForm({ email, role, choices }: Props) {
  return (
    <section className="inbox-card max-w-3xl">
      <h2 className="break-all">{email}</h2>
      <form method="post" action={inboxPaths.account} className="grid grid-cols-1 gap-4">
        {hasRole(role, 'agent') && (
          <div>
            <label htmlFor="signature" className="text-sm text-muted">
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
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="inbox-button inbox-button-main">
            Save
          </button>
          <a href={inboxPaths.password} className="inbox-button">
            Change password
          </a>
        </div>
      </form>
    </section>
  );
}
