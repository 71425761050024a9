import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { useKept } from './useKept.ts';

/** Tries the console in another role: functions come and go. */
export function RoleSwitch({ roles }: Pick<ConsoleWords, 'roles'>) {
  const { kept, change } = useKept();
  const current = roles.find(({ id }) => id === kept.role);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
      <label className="flex items-center gap-2">
        Role
        <select
          value={kept.role}
          onChange={(event) => {
            const role = roles.find(({ id }) => id === event.target.value);
            if (role) change({ role: role.id });
          }}
          className="console-control"
        >
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span aria-live="polite" className="text-muted max-md:w-full md:max-w-[40ch]">
        {current?.text}
      </span>
    </div>
  );
}
