import { shortDate } from '../../../site/formats.ts';
import { leaveRequests } from '../model/sampleCompany.ts';

export function LeaveList() {
  return (
    <ul className="divide-y divide-line">
      {leaveRequests.map(({ name, from, until, days }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-4 py-2 leading-snug first:pt-0 last:pb-0"
        >
          <span>
            {name}{' '}
            <span className="block text-sm text-muted">
              {shortDate(from)} to {shortDate(until)}
            </span>
          </span>
          <span className="figures text-sm whitespace-nowrap">{days} days</span>
        </li>
      ))}
    </ul>
  );
}
