import { summarise } from '../../../catalogue/productSeo.ts';
import type { Standard } from '../../../content/schemas/standard.ts';

const longestTitle = 60;

/** Title and description of a standard's page for search engines. */
export function standardSeoText({ id, title, summary, made }: Standard) {
  const subject = title.split(' – ').at(-1) ?? title;
  const whole = `${id}: ${subject}`;
  const further = made
    ? 'Edition, levels, waveform, set-up and the instruments for it.'
    : 'What it is, and what comes near in our catalogue.';
  return {
    title: whole.length <= longestTitle ? whole : id,
    description: summarise(`${id}. ${summary} ${further}`),
  };
}
