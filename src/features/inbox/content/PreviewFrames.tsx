import { previewPaths } from '../../../staff/previewPaths.ts';
import { InboxButton } from '../InboxButton.tsx';

const widths = { desktop: 'Desktop', phone: 'Phone' } as const;

interface Props {
  /** The address of a page. */
  page: string;
  width: keyof typeof widths;
}

/** A page with the drafts beside the same page as it is on the site, at the width of one device. */
export function PreviewFrames({ page, width }: Props) {
  const below = page === '/' ? '' : page;
  return (
    <>
      <p className="mb-4 text-muted">
        What differs is marked. The preview starts when it is asked for: the first page may take 20
        s, further ones a few. Nothing moves in it, and its forms send nothing.
      </p>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <form method="get" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="width" value={width} />
          <label>
            <span className="block text-sm font-semibold">Page</span>
            <input name="page" defaultValue={page} className="inbox-field" />
          </label>
          <InboxButton>Show</InboxButton>
        </form>
        <nav aria-label="Width" className="flex gap-3">
          {Object.entries(widths).map(([name, label]) => (
            <a
              key={name}
              href={`${previewPaths.besideOf(page)}&width=${name}`}
              aria-current={name === width ? 'true' : undefined}
              className="inbox-button"
            >
              {label}
            </a>
          ))}
        </nav>
        <form method="post">
          <InboxButton>Make a link for a colleague</InboxButton>
        </form>
        <a href={page} className="inbox-button">
          Leave the preview
        </a>
      </div>
      <div className="preview-frames" data-width={width}>
        <section aria-labelledby="preview-now">
          <h2 id="preview-now" className="mb-2 font-semibold">
            On the site now
          </h2>
          <div>
            <iframe title={`${page} on the site now`} src={previewPaths.published + below} />
          </div>
        </section>
        <section aria-labelledby="preview-draft">
          <h2 id="preview-draft" className="mb-2 font-semibold">
            With the drafts
          </h2>
          <div>
            <iframe title={`${page} with the drafts`} src={previewPaths.draft + below} />
          </div>
        </section>
      </div>
    </>
  );
}
