import { company } from '../site/company.ts';
import { tokenColour } from '../styles/tokenColour.ts';

const { address } = company;
const onPaper = (token: string) => tokenColour(token, 'light');

/** The site's colours for print. */
export const paper = {
  ink: onPaper('ink'),
  muted: onPaper('muted'),
  line: onPaper('line'),
  edge: onPaper('edge'),
  accent: onPaper('accent'),
  surface: onPaper('surface'),
  caution: onPaper('caution'),
} as const;

/** What every template knows: colours and letterhead. */
export const theme = {
  colours: paper,
  company: {
    name: company.name,
    lines: [
      company.legalName,
      `${address.street}, ${address.locality} ${address.postalCode}, ${address.country}`,
      `${company.phone.text} · ${company.email}`,
    ],
  },
};
