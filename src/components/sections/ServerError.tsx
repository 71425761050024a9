import { company } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';

/** Shown when a page could not be drawn. The fault is in the log under the request's id. */
export function ServerError() {
  return (
    <div className="page-width py-16 lg:py-24">
      <p className="figures text-accent">500</p>
      <h1 className="mt-2 text-title">This page could not be shown</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-muted">
        The fault is ours, and it has been recorded. Please try again in a few minutes. If you need
        an answer now, call <a href={`tel:${company.phone.dial}`}>{company.phone.text}</a>.
      </p>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <a href={paths.home} className="text-accent underline">
          Home page
        </a>
        <a href={paths.instruments} className="text-accent underline">
          Instruments
        </a>
        <a href={paths.contact} className="text-accent underline">
          Contact
        </a>
      </p>
    </div>
  );
}
