import { paths } from '../site/paths.ts';
import type { HeroSlide } from './heroSlide.ts';

export const defaultHeroImage = '/images/heroes/ev-charging.webp';

/** What the home page shows until staff choose other slides, or if theirs cannot be loaded. */
export const builtInSlides: readonly HeroSlide[] = [
  {
    headingLines: ['EV charging', 'systems', 'from 3.7 to 180 kW'],
    subtitle:
      'AC wall boxes with one or two outlets and a DC charger that splits into 2 × 90 kW, OCPP 1.6 to your back end.',
    ctaText: 'Explore products',
    ctaHref: paths.products,
    imageSrc: defaultHeroImage,
    imageAlt:
      'The head of a DC charger from below: its screen shows 180 kW as 2 × 90 kW, a CCS2 connector in front',
  },
  {
    headingLines: ['Solar energy', 'monitoring', 'for every inverter'],
    subtitle:
      'Telemetry, alerts and performance ratio of all your plants on one screen, over Modbus, MQTT and REST.',
    ctaText: 'See the products',
    ctaHref: paths.products,
    imageSrc: '/images/heroes/solar-monitoring.webp',
    imageAlt:
      'Gateway of a solar plant: its screen shows the output from 6 to 18 h, rows of modules behind it',
  },
  {
    headingLines: ['Fast, safe,', 'reliable', 'test engineering'],
    subtitle:
      'EMC and high-voltage instruments from the 0.8 ns ESD edge to 2400 kV impulse generators, with the people who design them.',
    ctaText: 'Talk to an engineer',
    ctaHref: paths.contact,
    imageSrc: '/images/heroes/fast-safe-reliable.webp',
    imageAlt:
      'Surge generator with a 1.2/50 µs impulse on its screen, red and black leads to a surge protector',
  },
];

/** The pictures staff can choose without uploading one. */
export const builtInPictures = builtInSlides.map(({ imageSrc, imageAlt }) => ({
  address: imageSrc,
  words: imageAlt,
}));
