import { departments } from '../model/sampleCompany.ts';
import { ShareBar } from '../ShareBar.tsx';

export function DepartmentList() {
  return (
    <ul className="grid gap-2.5">
      {departments.map(({ name, people }) => (
        <li key={name}>
          <p className="mb-1 flex justify-between gap-4 text-sm">
            {name} <span className="figures text-muted">{people}</span>
          </p>
          <ShareBar value={people} of={departments[0].people} />
        </li>
      ))}
    </ul>
  );
}
