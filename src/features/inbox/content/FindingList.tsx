import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { Notice } from '../Notice.tsx';
import { fieldId } from './model/readFields.ts';

interface Finding {
  file: string;
  path: readonly (string | number)[];
  field: string;
  reason: string;
}

interface Props {
  faults: readonly Finding[];
  departures: readonly Finding[];
}

/** An entry of a list of entries has a form of its own. */
const formOf = ({ file, path }: Finding) => {
  const [first, second] = path;
  const deep =
    typeof first === 'number'
      ? [first]
      : typeof second === 'number' && file.startsWith('instruments/')
        ? [first ?? '', second]
        : [];
  return `${inboxPaths.contentFile(file, deep)}#${fieldId(path)}`;
};

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="mt-2 list-disc pl-6">
      {findings.map((finding) => (
        <li key={`${finding.file} ${finding.path.join(' ')} ${finding.reason}`}>
          <a href={formOf(finding)} className="text-accent underline">
            {finding.file}
            {finding.field && `, ${finding.field}`}
          </a>
          {`: ${finding.reason}`}
        </li>
      ))}
    </ul>
  );
}

/** What the checks say of drafts: what must be mended, and what may stay. */
export function FindingList({ faults, departures }: Props) {
  return (
    <>
      {faults.length > 0 && (
        <Notice tone="danger">
          <p className="font-semibold">This cannot be published as it is. The draft is kept.</p>
          <Findings findings={faults} />
        </Notice>
      )}
      {departures.length > 0 && (
        <Notice tone="caution">
          <p className="font-semibold">The specification says otherwise. It may be published.</p>
          <Findings findings={departures} />
        </Notice>
      )}
    </>
  );
}
