import { paths } from '../../site/paths.ts';

/**
 * What was ticked for comparison. Without JavaScript it is a form at the end of the page that sends
 * the ticks of that page; compareTray.ts makes it a bar that keeps them from page to page.
 */
export function CompareTray() {
  return (
    <form id="compare-tray" action={paths.compare} aria-label="Comparison" className="compare-tray">
      <div className="page-width">
        <p role="status">Tick two to four instruments to compare them.</p>
        <ul aria-label="Chosen for comparison" />
        <button type="button" data-clear className="button" data-variant="secondary">
          Clear
        </button>
        <button type="submit" className="button">
          Compare
        </button>
      </div>
    </form>
  );
}
