import { illustration } from '../../pictures/illustrations.ts';
import { sheetMenu } from '../../site/navigation.ts';
import { SearchForm } from '../ui/SearchForm.tsx';

export function NotFound() {
  return (
    <div className="page-width grid items-center gap-12 section-space lg:grid-cols-2">
      <div>
        <p className="figures text-accent">404</p>
        <h1 className="mt-2 text-title">No signal at this address</h1>
        <p className="mt-4 max-w-[60ch] text-lead text-muted">
          The page may have moved, or the address has a slip in it. Search for it, or go on from one
          of these.
        </p>
        <div className="mt-8 max-w-xl">
          <SearchForm />
        </div>
        <nav aria-label="Main parts of the site" className="mt-8">
          <ul className="flex flex-wrap gap-3">
            {sheetMenu.map(({ title, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="block rounded border border-edge px-4 py-2.5 font-medium hover:border-accent hover:text-accent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <img {...illustration('not-found')} alt="" className="drawing w-full rounded-md" />
    </div>
  );
}
