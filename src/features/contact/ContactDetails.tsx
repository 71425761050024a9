import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { LinkedInMark } from '../../components/shell/SocialLinks.tsx';
import { company } from '../../site/company.ts';

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-3">
      <span className="pt-1 text-accent">{icon}</span>
      <div>{children}</div>
    </li>
  );
}

/** Address and other ways to reach the company. */
export function ContactDetails() {
  const { address, phone, email, social } = company;
  const link = 'inline-block py-0.5 hover:text-accent hover:underline underline-offset-4';
  return (
    <div>
      <ul className="flex flex-col gap-5">
        <Line icon={<MapPin aria-hidden="true" className="size-5" />}>
          <address className="not-italic">
            <strong className="font-semibold">{address.label}</strong>
            <br />
            {address.street}
            <br />
            {address.locality}, {address.region} {address.postalCode}, {address.country}
          </address>
        </Line>
        <Line icon={<Phone aria-hidden="true" className="size-5" />}>
          <a href={`tel:${phone.dial}`} className={`figures ${link}`}>
            {phone.text}
          </a>
        </Line>
        <Line icon={<Mail aria-hidden="true" className="size-5" />}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Line>
        <Line icon={<LinkedInMark />}>
          <a href={social.linkedin} rel="noopener" className={link}>
            {company.name} on LinkedIn
          </a>
        </Line>
      </ul>
    </div>
  );
}
