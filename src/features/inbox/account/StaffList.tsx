import type { StaffRole } from '../../../staff/staffRoles.ts';
import { Timestamp } from '../Timestamp.tsx';

interface Props {
  accounts: readonly {
    email: string;
    role: StaffRole;
    lastSignInAt: number | null;
    mustChangePassword: boolean;
  }[];
}

const roleWords: Readonly<Record<StaffRole, string>> = {
  reader: 'Reader: can view',
  agent: 'Agent: can also edit and answer, and write content',
  writer: 'Writer: can write content',
  reviewer: 'Reviewer: can also approve what others publish',
  publisher: 'Publisher: can also publish content',
  admin: 'Admin: can also erase and export data, and edit the home page',
};

export function StaffList({ accounts }: Props) {
  return (
    <section className="inbox-card">
      <ul aria-label="Staff" className="divide-y divide-line">
        {accounts.map(({ email, role, lastSignInAt, mustChangePassword }) => (
          <li
            key={email}
            className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 first:pt-0 lg:grid-cols-3"
          >
            <span className="font-semibold">{email}</span>
            <span>{roleWords[role]}</span>
            <span className="text-muted">
              Last sign-in: {lastSignInAt ? <Timestamp at={lastSignInAt} /> : 'never'}
              {mustChangePassword && ', must change the password'}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        The site's operator adds and removes accounts on the command line: npm run staff
      </p>
    </section>
  );
}
