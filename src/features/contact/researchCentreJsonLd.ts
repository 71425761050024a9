import { postalAddress } from '../../components/head/seo.ts';
import { company } from '../../site/company.ts';

/** Structured data of the R&D centre: location, contact and opening hours. */
export function researchCentreJsonLd(site: URL) {
  const { address, phone, email } = company;
  return {
    '@type': 'LocalBusiness',
    '@id': new URL('/contact#research-centre', site).href,
    name: `${company.name}, ${address.label}`,
    parentOrganization: { '@id': new URL('/#organization', site).href },
    url: new URL('/contact', site).href,
    image: new URL('/icons/icon-512.png', site).href,
    telephone: phone.dial,
    email,
    address: postalAddress,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
    hasMap: company.social.location,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
  };
}
