import { roles } from '../model/sampleCompany.ts';
import { Screen } from './Screen.tsx';
import { ScreenTable } from './ScreenTable.tsx';

export function RolesScreen() {
  return (
    <Screen title="Roles" signedIn="Administrator">
      <ScreenTable
        caption="What each role may do"
        headings={['Role', 'Team', 'All employees', 'Salary']}
        spare="Team"
        rows={roles.map(({ role, team, all, salary }) => [
          role,
          <span key="team" className="text-muted">
            {team}
          </span>,
          <span key="all" className="text-muted">
            {all}
          </span>,
          <span key="salary" className="text-muted">
            {salary}
          </span>,
        ])}
      />
    </Screen>
  );
}
