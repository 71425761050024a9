/** German test engineers often ask in their own words; here without accents, by how they begin. */
const german: readonly (readonly [begin: string, english: string])[] = [
  ['stoss?spannung', 'impulse voltage'],
  ['stoss?strom', 'surge current'],
  ['blitzstrom', 'lightning current'],
  ['blitz', 'lightning'],
  ['kopp(?:el|lungs)netzwerk', 'coupling network'],
  ['koppel(?:zange|strecke)', 'coupling clamp'],
  ['netznachbildung', 'artificial network'],
  ['spannungs?(?:einbru|unterbrech|ausfall)', 'voltage dips'],
  ['kurzzeitunterbrech', 'interruptions'],
  ['(?:hoch)?spannungsteiler', 'high voltage divider'],
  ['hochspannung', 'high voltage'],
  ['isolationspruf', 'dielectric test'],
  ['storfestigkeit', 'immunity'],
  ['elektrostatisch', 'electrostatic'],
  ['entladung', 'discharge'],
  ['pistole', 'gun'],
  ['pruf', 'test'],
  ['einphasig', 'single phase'],
  ['dreiphasig', 'three phase'],
  ['bordnetz', 'vehicle supply'],
  ['batteriesim', 'battery simulator'],
  ['normen', 'standards'],
  ['angebot', 'quotation'],
  ['preis', 'price'],
  ['bestell', 'order'],
  ['liefer(?:zeit|termin)', 'lead time'],
  ['kalibrier', 'calibration'],
  ['reparatur', 'repair'],
  ['ersatzteil', 'spare parts'],
  ['ruck(?:gabe|sendung)', 'return goods'],
  ['(?:garantie|gewahrleistung)', 'warranty'],
  ['(?:miet|leihg)', 'rent'],
  ['schulung', 'training'],
  ['(?:handler|vertret|vertrieb)', 'distributor'],
  ['(?:kontakt|ansprechpartner|anschrift)', 'contact'],
  ['datenbl', 'data sheet'],
  ['(?:bedienungs)?anleitung', 'user manual'],
  ['handbuch', 'user manual'],
  ['stellenangebot', 'jobs'],
];

const patterns = german.map(
  ([begin, english]) => [new RegExp(`^${begin}[a-z]*`), english] as const,
);
/** A word made of several: its end may be a word of its own. */
const ending = /generator|tester|simulator/;
/** Most questions have none of them, which one look tells. */
const any = new RegExp(`\\b(?:${german.map(([begin]) => begin).join('|')})`);

function translate(word: string): string {
  const [, english] = patterns.find(([pattern]) => pattern.test(word)) ?? [];
  if (english === undefined) return word;
  return `${english} ${ending.exec(word)?.[0] ?? ''}`.trimEnd();
}

/** A folded question with the German words of the trade in English. */
export const inEnglish = (text: string): string =>
  any.test(text) ? text.replaceAll(/\b[a-z]{4,}\b/g, translate) : text;
