import ArrowRight from 'lucide-react/icons/arrow-right';

interface Props {
  links: readonly { label: string; href: string }[];
}

export function RelatedLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Related pages" className="border-t border-line">
      <div className="page-width flex flex-wrap items-baseline gap-x-8 gap-y-3 py-8">
        <h2 className="text-base font-semibold">Related pages</h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline"
              >
                {label}
                <ArrowRight aria-hidden className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
