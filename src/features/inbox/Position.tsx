import { inboxPaths } from '../../staff/inboxPaths.ts';

interface Props {
  title: string;
  /** The job's page, if the job is still on the site. */
  page: string | undefined;
}

/** The job that an application is for. */
export function Position({ title, page }: Props) {
  return (
    <section className="inbox-card">
      <h2>Position</h2>
      <p>
        {page ? (
          <a href={page} className="text-accent hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <a
        href={inboxPaths.search(`application ${title}`)}
        className="mt-2 inline-block py-1 text-accent hover:underline"
      >
        All applications for it
      </a>
    </section>
  );
}
