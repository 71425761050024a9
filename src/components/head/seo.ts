import { company } from '../../site/company.ts';

export interface Seo {
  /** Without the company name. */
  title: string;
  description: string;
  /** The page's path on this site. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** The pages above this one. */
  breadcrumbs?: readonly { label: string; href: string }[];
  /** Additional JSON-LD. */
  structuredData?: readonly object[];
}

export const fullTitle = (seo: Seo) =>
  seo.path === '/' ? `${company.name}: ${seo.title}` : `${seo.title} | ${company.name}`;

/** The generated preview image for messengers and social networks. */
export const cardPath = (path: string) => `/cards${path === '/' ? '/home' : path}.png`;

const { address } = company;

/** The company's address as search engines read it. */
export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.locality,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: address.countryCode,
};

function organisation(site: URL) {
  return {
    '@type': 'Organization',
    '@id': new URL('/#organization', site).href,
    name: company.name,
    legalName: company.legalName,
    url: site.href,
    logo: new URL('/icons/icon-512.png', site).href,
    foundingDate: String(company.founded),
    email: company.email,
    telephone: company.phone.dial,
    sameAs: [company.social.twitter, company.social.linkedin],
    address: postalAddress,
  };
}

function website(site: URL) {
  return {
    '@type': 'WebSite',
    '@id': new URL('/#website', site).href,
    name: company.name,
    url: site.href,
    inLanguage: 'en',
    publisher: { '@id': new URL('/#organization', site).href },
  };
}

function breadcrumbList(seo: Seo, site: URL) {
  const trail = [...(seo.breadcrumbs ?? []), { label: seo.title, href: seo.path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, site).href,
    })),
  };
}

export function jsonLd(seo: Seo, site: URL): string {
  const graph = [
    organisation(site),
    website(site),
    ...(seo.path === '/' ? [] : [breadcrumbList(seo, site)]),
    ...(seo.structuredData ?? []),
  ];
  // Escape "<": a closing script tag in the data would end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
