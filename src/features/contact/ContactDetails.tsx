import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { company } from '../../site/company.ts';

interface Props {
  illustration: { src: string; width: number; height: number };
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-3">
      <span className="pt-1 text-accent">{icon}</span>
      <div>{children}</div>
    </li>
  );
}

/** Address and other ways to reach the company. */
export function ContactDetails({ illustration }: Props) {
  const { address, phone, email, social } = company;
  const link = 'inline-block py-0.5 hover:text-accent hover:underline underline-offset-4';
  return (
    <div className="flex flex-col gap-8">
      <img {...illustration} alt="" className="drawing h-auto w-full rounded-md" />
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
        <Line icon={<LinkedIn />}>
          <a href={social.linkedin} rel="noopener" className={link}>
            {company.name} on LinkedIn
          </a>
        </Line>
      </ul>
    </div>
  );
}

function LinkedIn() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
      <path d="M3.2 8.7h4v12.8h-4zM5.2 2.5a2.3 2.3 0 1 1 0 4.600a2.300 2.300 0 0 1 0-4.600zM9.700 8.700h3.800v1.800c.7-1.200 2-2.100 3.900-2.100 3.600 0 4.900 2.200 4.900 5.800v7.300h-4v-6.500c0-1.900-.4-3.300-2.200-3.300-1.700 0-2.400 1.200-2.400 3.200v6.600h-4z" />
    </svg>
  );
}
