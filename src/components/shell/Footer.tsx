import { company } from '../../site/company.ts';
import { footerQuickLinks, footerServices, type MenuItem } from '../../site/navigation.ts';
import { paths } from '../../site/paths.ts';
import { Logo } from '../icons/Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

function FooterList({ heading, items }: { heading: string; items: readonly MenuItem[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="mb-3 text-sm font-semibold tracking-wide text-muted">{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} className="inline-block py-1.5 hover:text-accent">
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  const { address, phone, email } = company;
  return (
    <footer id="footer" className="housing mt-auto border-t border-line text-[0.9375rem]">
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.2fr]">
        <div>
          <Logo name={company.name} className="mb-5 text-xl" />
          <address className="not-italic leading-relaxed">
            <strong className="font-semibold">{address.label}</strong>
            <br />
            {address.street}
            <br />
            {address.locality}, {address.region} {address.postalCode}, {address.country}
            <br />
            <a href={`tel:${phone.dial}`} className="figures inline-block py-1 hover:text-accent">
              {phone.text}
            </a>
            <br />
            <a href={`mailto:${email}`} className="inline-block py-1 hover:text-accent">
              {email}
            </a>
          </address>
          <SocialLinks />
        </div>
        <FooterList heading="Quick links" items={footerQuickLinks} />
        <FooterList heading="Services" items={footerServices} />
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap justify-between gap-x-6 gap-y-2 py-5 text-sm text-muted">
          <p>
            © {company.copyrightYear} {company.name}. All rights reserved.
          </p>
          <a href={paths.accessibility} className="hover:text-accent">
            Accessibility
          </a>
        </div>
      </div>
    </footer>
  );
}
