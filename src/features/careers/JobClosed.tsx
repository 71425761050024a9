import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { paths } from '../../site/paths.ts';

interface Props {
  title: string;
  text: string;
}

/** Replaces the application form after the closing date. */
export function JobClosed({ title, text }: Props) {
  return (
    <section id="apply" className="border-t border-line bg-raised">
      <div className="page-width py-12 lg:py-16">
        <h2 className="text-title">{title}</h2>
        <p className="mt-3 max-w-[68ch] text-lead text-muted">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={paths.careers}>See all jobs</ButtonLink>
          <ButtonLink href={paths.join} variant="secondary">
            Join the Community
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
