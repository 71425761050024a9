import { shortDate } from '../../../site/formats.ts';
import { expiringDocuments } from '../model/sampleCompany.ts';

export function DocumentList() {
  return (
    <ul className="divide-y divide-line">
      {expiringDocuments.map(({ document, person, expires }) => (
        <li
          key={document}
          className="flex items-baseline justify-between gap-4 py-2 leading-snug first:pt-0 last:pb-0"
        >
          <span>
            {document} <span className="block text-sm text-muted">{person}</span>
          </span>
          <time dateTime={expires} className="figures text-sm whitespace-nowrap text-caution">
            {shortDate(expires)}
          </time>
        </li>
      ))}
    </ul>
  );
}
