import MapPin from 'lucide-react/icons/map-pin';
import { company } from '../../site/company.ts';

/** lucide has no brand icons. */
function BrandMark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
      <path d={path} />
    </svg>
  );
}

export const LinkedInMark = () => (
  <BrandMark path="M3.2 8.7h4V21.5h-4zM5.200 2.500a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600zM9.700 8.7h3.800v1.800c.7-1.200 2-2.100 3.900-2.100 3.600 0 4.900 2.200 4.900 5.800v7.300h-4v-6.500c0-1.900-.4-3.300-2.200-3.300-1.700 0-2.400 1.200-2.400 3.2v6.600h-4z" />
);

const links = [
  {
    label: 'Location',
    href: company.social.location,
    icon: <MapPin aria-hidden className="size-5" />,
  },
  {
    label: 'Twitter',
    href: company.social.twitter,
    icon: (
      <BrandMark path="M18.2 2.5h3.3l-7.2 8.3 8.5 11.2h-6.7l-5.2-6.8L4.9 22H1.6l7.7-8.8L1.2 2.5H8l4.7 6.2zm-1.1 17.6h1.8L7 4.3H5.1z" />
    ),
  },
  {
    label: 'LinkedIn',
    href: company.social.linkedin,
    icon: <LinkedInMark />,
  },
] as const;

export function SocialLinks() {
  return (
    <ul className="mt-4 flex gap-2">
      {links.map(({ label, href, icon }) => (
        <li key={label}>
          <a
            href={href}
            aria-label={label}
            rel="noopener"
            className="icon-button border border-line hover:border-accent hover:text-accent"
          >
            {icon}
          </a>
        </li>
      ))}
    </ul>
  );
}
