interface Props {
  trail: readonly { label: string; href: string }[];
  current: string;
}

/** Three headings are specified in capitals; here they need not be shouted. */
const said = (heading: string) =>
  /^[A-Z]+(?: [A-Z]+)+$/.test(heading)
    ? heading.charAt(0) + heading.slice(1).toLowerCase()
    : heading;

export function Breadcrumbs({ trail, current }: Props) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {trail.map(({ label, href }) => (
          <li key={href} className="after:ml-2 after:text-edge after:content-['/']">
            <a
              href={href}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-accent hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{said(current)}</li>
      </ol>
    </nav>
  );
}
