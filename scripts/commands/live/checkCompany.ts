import { type Finding, good, missing } from './finding.ts';

/** As src/site/company.ts came; nobody has these. */
const invented = [
  ...['Deccan Electrodyne', 'deccan-electrodyne', 'deccanelectro', '.example'],
  ...['5550 0142', '55500142', 'Unit 4, Electronics Estate', 'Test-equipment partner company'],
];
const inventedPlace = { latitude: 18.4865, longitude: 73.8567 };

/** The facts of a company, by the path at which src/site/company.ts has them. */
function* factsIn(value: object, path = ''): Generator<[path: string, value: unknown]> {
  for (const [name, fact] of Object.entries(value))
    if (typeof fact === 'object' && fact !== null) yield* factsIn(fact, `${path}${name}.`);
    else yield [`${path}${name}`, fact];
}

function isInvented(path: string, fact: unknown): boolean {
  if (path === 'sampleCustomers') return fact === true;
  if (path === 'address.latitude') return fact === inventedPlace.latitude;
  if (path === 'address.longitude') return fact === inventedPlace.longitude;
  return typeof fact === 'string' && invented.some((part) => fact.includes(part));
}

/** Which facts of the company are still those the site came with. */
export function checkCompany(company: object): Finding {
  const left = [...factsIn(company)].filter(([path, fact]) => isInvented(path, fact));
  const names = left.map(([path]) => path).join(', ');
  return left.length === 0
    ? good('Company', 'none of the invented facts is left')
    : missing('Company', `still invented: ${names}`, 'put the real ones into src/site/company.ts');
}
