interface Props {
  slug: string;
  name: string;
}

/**
 * Marks an instrument for comparison. It belongs to the form of the tray, so ticking several and
 * pressing Compare works without JavaScript; with it, the tray keeps them from page to page.
 */
export function CompareTick({ slug, name }: Props) {
  return (
    <label className="compare-tick">
      <input type="checkbox" name="i" value={slug} form="compare-tray" data-compare={slug} />
      <span>Compare</span>
      <span className="sr-only">{` ${name}`}</span>
    </label>
  );
}
