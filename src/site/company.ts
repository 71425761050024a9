/** Everything about the company itself. Edit this file to make the site yours. */
export const company = {
  name: 'Deccan Electrodyne',
  legalName: 'Deccan Electrodyne Private Limited',
  tagline: 'Test instruments and embedded systems, engineered in Pune',
  founded: 2019,
  copyrightYear: 2025,
  /** As people read it, and as a telephone dials it. */
  phone: { text: '+91 20 5550 0142', dial: '+912055500142' },
  email: 'sales@deccan-electrodyne.example',
  supportEmail: 'support@deccan-electrodyne.example',
  address: {
    label: 'R&D Centre',
    street: 'Unit 4, Electronics Estate, Satara Road',
    locality: 'Pune',
    region: 'Maharashtra',
    postalCode: '411009',
    country: 'India',
    countryCode: 'IN',
    latitude: 18.4865,
    longitude: 73.8567,
  },
  /** Staff see dates and times of this zone. */
  timeZone: 'Asia/Kolkata',
  supportHours: 'Monday to Friday, 9:00 AM to 6:00 PM',
  social: {
    location: 'https://www.openstreetmap.org/?mlat=18.4865&mlon=73.8567#map=16/18.4865/73.8567',
    twitter: 'https://twitter.com/deccanelectro',
    linkedin: 'https://www.linkedin.com/company/deccan-electrodyne',
  },
} as const;
