import type { StaffRole } from '../../site/staffRoles.ts';
import { Moment } from './Moment.tsx';

interface Props {
  accounts: readonly {
    email: string;
    role: StaffRole;
    lastSignInAt: number | null;
    mustChangePassword: boolean;
  }[];
}

const roleWords: Readonly<Record<StaffRole, string>> = {
  reader: 'Reader: sees',
  agent: 'Agent: also changes and answers',
  admin: 'Admin: also erases, exports, edits the home page',
};

export function StaffList({ accounts }: Props) {
  return (
    <section className="inbox-card overflow-x-auto">
      <table className="inbox-table">
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Role</th>
            <th scope="col">Last sign-in</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ email, role, lastSignInAt, mustChangePassword }) => (
            <tr key={email}>
              <td>{email}</td>
              <td>{roleWords[role]}</td>
              <td>
                {lastSignInAt ? <Moment at={lastSignInAt} /> : 'Never'}
                {mustChangePassword && ', with a password to be changed'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-muted">
        Accounts are added and removed by the operator at the command line: npm run staff
      </p>
    </section>
  );
}
