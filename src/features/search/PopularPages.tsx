import type { SearchWords } from '../../content/schemas/search.ts';

export function PopularPages({ heading, links }: SearchWords['popular']) {
  return (
    <nav aria-label={heading} className="mt-10">
      <h2 className="text-lg font-semibold">{heading}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="font-medium text-accent underline-offset-4 hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
