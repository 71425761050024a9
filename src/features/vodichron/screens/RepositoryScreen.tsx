import { longDate } from '../../../site/formats.ts';
import { expiringDocuments } from '../model/sampleCompany.ts';
import { Screen } from './Screen.tsx';
import { ScreenTable } from './ScreenTable.tsx';

export function RepositoryScreen() {
  return (
    <Screen title="Documents" signedIn="HR officer">
      <ScreenTable
        caption="Documents that expire within 60 days"
        headings={['Document', 'Person', 'Version', 'Expires']}
        spare="Version"
        rows={expiringDocuments.map(({ document, person, version, expires }) => [
          document,
          person,
          <span key="version" className="figures">
            {version}
          </span>,
          <time key="expires" dateTime={expires} className="text-caution">
            {longDate(expires)}
          </time>,
        ])}
      />
    </Screen>
  );
}
