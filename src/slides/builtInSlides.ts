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
    imageAlt: 'A DC charger showing 180 kW charges an electric car whose inlet glows teal',
  },
  {
    headingLines: ['Solar energy', 'monitoring', 'for every inverter'],
    subtitle:
      'Telemetry, alerts and performance ratio of all your plants on one screen, over Modbus, MQTT and REST.',
    ctaText: 'See the products',
    ctaHref: paths.products,
    imageSrc: '/images/heroes/solar-monitoring.webp',
    imageAlt: 'Rows of solar modules with an inverter showing three phases and a weather station',
  },
  {
    headingLines: ['Fast, safe,', 'reliable', 'test engineering'],
    subtitle:
      'EMC and high-voltage instruments from the 0.8 ns ESD edge to 2400 kV impulse generators, with the people who design them.',
    ctaText: 'Talk to an engineer',
    ctaHref: paths.contact,
    imageSrc: '/images/heroes/fast-safe-reliable.webp',
    imageAlt: 'Surge generator on a bench, its screen showing a 1.2/50 µs impulse',
  },
];

/** The pictures staff can choose without uploading one. */
export const builtInPictures = builtInSlides.map(({ imageSrc, imageAlt }) => ({
  address: imageSrc,
  words: imageAlt,
}));
