import { checklistLength, joiners } from '../model/sampleCompany.ts';
import { ShareBar } from '../ShareBar.tsx';

export function JoinerList() {
  return (
    <ul className="grid gap-3">
      {joiners.map(({ name, position, done }) => (
        <li key={name} className="grid grid-cols-[1fr_6rem] items-center gap-4">
          <p className="leading-snug">
            {name} <span className="block text-sm text-muted">{position}</span>
          </p>
          <p className="figures text-right text-sm">
            {done}/{checklistLength}
            <ShareBar value={done} of={checklistLength} />
          </p>
        </li>
      ))}
    </ul>
  );
}
