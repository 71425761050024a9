const name = 'Deccan Electrodyne';
const city = 'Pune';
const domain = 'deccan-electrodyne.example';
/** The R&D centre, in degrees north and east. */
const [latitude, longitude] = [18.4865, 73.8567];

/**
 * The customers and user counts on this site are samples, and the pages say so. With real ones, set
 * this to false and remove the entries marked `sample` in src/content/customers.yaml.
 */
const sampleCustomers: boolean = true;

/**
 * Everything about the company itself. Edit this file to make the site yours. Content refers to it
 * by placeholders such as {city}, which fillFacts.ts lists.
 */
export const company = {
  name,
  legalName: `${name} Private Limited`,
  tagline: `Test instruments and embedded systems, engineered in ${city}`,
  founded: 2019,
  copyrightYear: 2025,
  /** As shown, and as dialled. */
  phone: { text: '+91 20 5550 0142', dial: '+912055500142' },
  website: `https://www.${domain}`,
  email: `sales@${domain}`,
  supportEmail: `support@${domain}`,
  address: {
    label: 'R&D Centre',
    street: 'Unit 4, Electronics Estate, Satara Road',
    locality: city,
    region: 'Maharashtra',
    postalCode: '411009',
    country: 'India',
    countryCode: 'IN',
    latitude,
    longitude,
  },
  /** Named on every instrument's page. Keep it true: who does what, in one sentence. */
  partner: {
    name: 'Test-equipment partner company',
    does: `Advises and sells where we have no office. Design, manufacture and calibration are ours, in ${city}.`,
  },
  sampleCustomers,
  /** Follows a number of users as long as it is a sample. */
  sampleFigure: sampleCustomers ? ' (sample figure)' : '',
  /** Who answers privacy requests and complaints, and how long enquiries are kept. */
  privacy: {
    officer: `Grievance Officer, ${name} Private Limited`,
    email: `privacy@${domain}`,
    retentionDays: 730,
    /** Programs of others that are told of enquiries by webhooks; the policy names them. */
    recipients: 'none at present',
  },
  /** The time zone of all dates and times that staff see. */
  timeZone: 'Asia/Kolkata',
  supportHours: 'Monday to Friday, 9:00 AM to 6:00 PM',
  /** The same for reckoning: days counted from Sunday as 0, hours of the day. */
  workingWeek: { days: [1, 2, 3, 4, 5], from: 9, to: 18 },
  /** Reply times for enquiries and for applications. Both follow the word "within". */
  replyTime: '1–2 business days',
  applicationReplyTime: 'five working days',
  /** The end of both in working days: by then staff must have answered. */
  replyDays: { enquiry: 2, application: 5 },
  /** The same in working hours where equipment is at a standstill. */
  standstillHours: 4,
  /** The prefix of references given to visitors, as in DE-7K4M-2Q. */
  referencePrefix: 'DE',
  social: {
    location: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    twitter: 'https://twitter.com/deccanelectro',
    linkedin: 'https://www.linkedin.com/company/deccan-electrodyne',
  },
} as const;
