/**
 * Words that are nearly a mark's name and must not be taken for it, a line per mark in the order of
 * `src/detection/logo.ts`. Training sees the first list, and the names with one or two letters changed;
 * the second is for the evaluation alone.
 */
import type { seeded } from './seeded.ts';

export const trained = [
  'Amber Ambient Umbrella Ambrose Ambral Ombrel Ambret Embrel Ambrei Ambrels Timbrel Ambred',
  'Ashoka Ashwin ASHRAM Ashvini Ashta Ashvana Ashvaha Lashvaka Ashvako Aishvaka Ashvata Ashana',
  'Dhoni Digital dynatel Dhvanite Dhvanix Dhvanto Dhavantel Dhyanitel Ohvanitel Dhvaniten Dvanitel Dhvanicel',
  'Jaldi JALGAON Jaldharm Jaldhari Jaldhur Jaldhor Jalchar Jaldnar Jalohar Jaldher Kaldhar Jaldhas',
  'System Joystick Jyot Jyotim Jyotum Jyotemp Gyotem Jyoten Jyetem Jyoled Jyoterm Tyotem',
  'Medina Madhan Merchant Meridia Meredith Meridhen Meridhon Moridhan Meridhas Neridhan Meridhani Merithan',
  'Nirmala Niagara Nirvan Nirvala Nirvahi Nirvata Mirvaha Nirvaho Nirvasa Nirveha Nirvaka Nirvada',
  'Pavan PAVILION PANORAMA Pavanos Pavanot Pavenor Povanor Pavandr Pavinor Ravanor Pavator Pavamor',
  'Tarka TURKISH TASKS Taksh Tarkshi Tarkoh Tarsh Tarkshan Torksh Tarxsh Larksh Tarksn',
].map((line) => line.split(' '));

export const heldBack = [
  'Ambel,Ambril,Amabel,Umbrel,Ambrella,Amber Medical,Ambre Medicals,Cambrel',
  'Ashvak,Ashwaka,Asvaka,Ashoka Drives,Ashvika,Ashlaka,Ashvara,Akshaya Drives',
  'Dhvanitek,Dhwanitel,Dhvani,Dhanitel,Divanitel,Dhvanital,Dhvantel,Dhruvatel',
  'Jaldhara,Jaldar,Jalandhar,Jaldhan,Jaladhar Pumps,Jeldhar,Jaladhi,Galdhar',
  'Jyotam,Jyotish,Jyoti,Jyotsna,Jyoter,Jyotex,Iyotem,Jotem',
  'Meridian,Meridan,Meridhar,Maridhan,Meridham,Merdhan,Meridien,Marudhan',
  'Nirvana Grid,Nirvah,Nirwaha,Nirvaja,Nivaha,Narvaha,Nirvahan,Nirbhaya Grid',
  'Pavanar,Pavano,Pavonor,Pavaner,Pavana,Havanor,Pavaror,Pavanir',
  'Tarksha,Taraksh Rail,Tarkesh,Tarks,Barksh,Tarkash,Turksh,Tariksh Rail',
].map((line) => line.split(','));

const isHeldBack = (word: string) =>
  heldBack.flat().some((name) => name.split(' ')[0]?.toLowerCase() === word.toLowerCase());
const letters = 'aeiourntlsdhkmvpbcgyw';

/** The name with one or two letters left out, doubled, exchanged or replaced. */
export function nearName(random: ReturnType<typeof seeded>, name: string): string {
  for (;;) {
    let word = name;
    for (let edits = random() < 0.6 ? 1 : 2; edits > 0; edits--) {
      const at = Math.floor(random() * word.length);
      const kind = random();
      const other = letters[Math.floor(random() * letters.length)] ?? 'a';
      if (kind < 0.25) word = word.slice(0, at) + word.slice(at + 1);
      else if (kind < 0.4) word = word.slice(0, at) + other + word.slice(at);
      else if (kind < 0.5)
        word = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
      else word = word.slice(0, at) + other + word.slice(at + 1);
    }
    word = (word[0] ?? '').toUpperCase() + word.slice(1).toLowerCase();
    if (word.length > 3 && word !== name && !isHeldBack(word)) return word;
  }
}
