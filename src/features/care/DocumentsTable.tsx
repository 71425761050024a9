import { noBreak } from '../../components/ui/noBreak.tsx';
import { TableHead } from '../../components/ui/TableHead.tsx';
import type { DocumentedGroup } from './loadDocuments.ts';

interface Props {
  groups: readonly DocumentedGroup[];
}

const link = 'text-accent underline-offset-4 hover:underline';
const cell = 'py-2 pr-4 max-sm:block max-sm:py-0.5';

/** What there is to read and to install for each instrument, by category, and what there is not. */
export function DocumentsTable({ groups }: Props) {
  return groups.map(({ title, manuals, instruments }) => (
    <details key={title} className="border-b border-line py-3">
      <summary className="font-semibold">{title}</summary>
      <table className="mt-3 mb-2 w-full text-left max-sm:block">
        <TableHead
          columns={['Instrument', 'Documents', 'Remote control', 'Software and drivers']}
          className="max-sm:sr-only"
          row="border-b-2 border-accent"
          cell="py-2 pr-4"
        />
        <tbody className="divide-y divide-line max-sm:block">
          {instruments.map(({ name, path, dataSheet, remote, hasSoftware }) => (
            <tr key={path} className="align-top max-sm:block max-sm:py-3">
              <th scope="row" className={`${cell} font-normal`}>
                <a href={path} className={link}>
                  {name}
                </a>
              </th>
              <td className={cell}>
                {manuals.map((manual) => (
                  <a
                    key={manual}
                    href={manual}
                    className={`${link} mr-3`}
                    aria-label={`Manual, ${name}`}
                  >
                    Manual
                  </a>
                ))}
                <a href={dataSheet} className={link} aria-label={`Data sheet, ${name}`}>
                  Data sheet
                </a>
              </td>
              <td className={cell}>{noBreak(remote ?? 'None')}</td>
              <td className={`${cell} text-muted`}>
                {hasSoftware ? 'Delivered with it, not to download' : 'None'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  ));
}
