import { shortDate } from '../../../site/formats.ts';
import { leaveRequests } from '../model/sampleCompany.ts';
import { Screen } from './Screen.tsx';
import { ScreenTable } from './ScreenTable.tsx';

export function LeaveScreen() {
  return (
    <Screen title="Leave requests" signedIn="Manager">
      <ScreenTable
        caption="Leave requests waiting for approval"
        headings={['Person', 'From', 'Until', 'Days', 'Cover']}
        spare="Until"
        rows={leaveRequests.map(({ name, from, until, days, cover }) => [
          name,
          <time key="from" dateTime={from}>
            {shortDate(from)}
          </time>,
          <time key="until" dateTime={until}>
            {shortDate(until)}
          </time>,
          <span key="days" className="figures">
            {days}
          </span>,
          <span key="cover" className={cover === 'open' ? 'text-caution' : 'text-muted'}>
            {cover}
          </span>,
        ])}
      />
    </Screen>
  );
}
