import { company } from '../../site/company.ts';

/** The R&D centre for search engines: where it is, how to reach it and when. */
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
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
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
