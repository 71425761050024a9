import { company } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';

/** Shown to a client that asks for pages faster than anyone can read them. */
export function TooManyPages() {
  return (
    <div className="page-width py-16 lg:py-24">
      <p className="figures text-accent">429</p>
      <h1 className="mt-2 text-title">Too many pages at once</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-muted">
        A great many pages were requested from where you are. Please wait a few seconds, then load
        this one again. If it goes on, call{' '}
        <a href={`tel:${company.phone.dial}`}>{company.phone.text}</a>.
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
