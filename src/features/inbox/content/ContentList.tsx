import { inboxPaths } from '../../../staff/inboxPaths.ts';
import type { ContentKind } from './model/contentKinds.ts';

interface Props {
  groups: readonly {
    kind: ContentKind;
    files: readonly { file: string; title: string; state: string | undefined }[];
  }[];
}

/** All files that staff edit, by what they are. */
export function ContentList({ groups }: Props) {
  return (
    <div className="gap-5 lg:columns-2">
      {groups.map(({ kind, files }) => (
        <section key={kind.title} className="inbox-card mb-5 break-inside-avoid">
          <h2>{kind.title}</h2>
          <p className="mb-2 text-sm text-muted">{kind.lead}</p>
          <ul>
            {files.map(({ file, title, state }) => (
              <li key={file} className="flex flex-wrap items-center gap-x-3">
                <a
                  href={inboxPaths.contentFile(file)}
                  className="text-accent underline flex min-h-10 items-center"
                >
                  {title}
                </a>
                {state && (
                  <span className="inbox-badge" data-tone="accent">
                    {state}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {kind.adds && files[0] && (
            <p className="mt-2">
              <a href={inboxPaths.contentNew(files[0].file)} className="inbox-button">
                Add
              </a>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
