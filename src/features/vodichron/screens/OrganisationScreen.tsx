import { departments, director } from '../model/sampleCompany.ts';
import { employees } from '../model/sampleFigures.ts';
import '../tour.css';
import { Screen } from './Screen.tsx';

interface Props {
  name: string;
  place: string;
  people: number;
}

function Box({ name, place, people }: Props) {
  return (
    <p className="rounded border border-edge bg-ground px-3 py-2 text-sm leading-snug">
      <span className="font-semibold">{name}</span>
      <span className="block text-muted">{place}</span>
      <span className="figures text-accent">{people}</span>
    </p>
  );
}

export function OrganisationScreen() {
  return (
    <Screen title="Organisation" signedIn="Employee">
      <div className="org-chart">
        <Box name={director} place="Managing director" people={employees} />
        <ul>
          {departments.map(({ name, head, people }) => (
            <li key={name}>
              <Box name={head} place={name} people={people} />
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}
