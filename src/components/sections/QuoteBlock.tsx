import { ButtonLink } from '../ui/ButtonLink.tsx';

interface Props {
  heading: string;
  text: string;
  link: { label: string; href: string };
}

export function QuoteBlock({ heading, text, link }: Props) {
  return (
    <section className="housing graticule-beside print:hidden">
      <div className="page-width flex flex-col items-start gap-6 section-space lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-title">{heading}</h2>
          <p className="mt-3 max-w-[60ch] text-lead text-muted">{text}</p>
        </div>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </div>
    </section>
  );
}
