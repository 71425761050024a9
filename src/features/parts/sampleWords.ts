import type { Page } from '../../content/schemas/page.ts';
import { paths } from '../../site/paths.ts';

export const trail = [
  { label: 'Home', href: paths.home },
  { label: 'Instruments', href: paths.instruments },
];

export const links = [
  { label: 'All products', href: paths.products },
  { label: 'Talk to an engineer', href: paths.contact },
] as const;

export const words =
  'An impulse rises in 1.2 µs and falls to half in 50 µs; the instrument makes it a thousand times alike.';

export const steps = [
  { title: 'Ask', text: 'Tell us what you want to test, and to which standard.' },
  { title: 'Choose', text: 'We propose an instrument and its accessories.' },
  { title: 'Measure', text: 'It comes calibrated, with a certificate.' },
];

export const section: Page['sections'][number] = {
  heading: 'A section',
  body: [words],
  cards: [
    { title: 'With a sign', text: words, icon: 'surge' },
    { title: 'With a badge', text: words, icon: 'gauge', badge: 'Coming soon' },
    { title: 'With a link', text: words, icon: 'chart', link: { ...links[0] } },
  ],
  steps,
  points: [
    'A point of a list',
    'A second one',
    'A third that is so long that it may need two lines',
  ],
};

export const next = {
  title: 'What to do now',
  text: words,
  link: { ...links[1] },
  others: [links[0]],
};

export const page: Page = {
  title: 'A sample page',
  description: words,
  heading: 'A product',
  sub: 'What it is in a line',
  intro: [words],
  hero: { picture: 'heroes/ev-charging', alt: 'A charger at night', actions: [...links] },
  sections: [section],
  related: [...links],
  next,
};
