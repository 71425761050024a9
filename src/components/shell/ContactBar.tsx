import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { company } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function ContactBar() {
  const link = 'inline-flex min-h-8 items-center gap-2 hover:text-accent';
  return (
    <aside
      aria-label="Contact"
      className="housing border-b border-line text-sm"
      data-slot="contact-bar"
    >
      <div className="page-width flex min-h-10 flex-wrap items-center justify-between gap-x-2 sm:gap-x-4 max-sm:text-[0.8125rem]">
        <div className="flex items-center gap-x-3 sm:gap-x-6">
          <a className={`${link} figures whitespace-nowrap`} href={`tel:${company.phone.dial}`}>
            <Phone aria-hidden="true" className="size-4 max-[24rem]:hidden" />
            {company.phone.text}
          </a>
          <a className={link} href={`mailto:${company.email}`}>
            <Mail aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{company.email}</span>
          </a>
        </div>
        <div className="flex items-center gap-2 sm:gap-5">
          <ThemeSwitch />
          <a className={`${link} min-w-[5em] justify-end text-[0.8125rem]`} href={paths.contact}>
            CONTACT
          </a>
        </div>
      </div>
    </aside>
  );
}
