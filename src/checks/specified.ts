import { company } from '../site/company.ts';
import { builtInSlugs, type CategoryKey } from '../site/paths.ts';
import { type Content, labelsOf } from './content.ts';
import { type Fault, fault } from './finding.ts';

/** Section 9 of the specification. */
const productCounts: Readonly<Partial<Record<CategoryKey, number>>> = {
  telecom: 10,
  'surge-current': 5,
  'impulse-voltage': 21,
  'ring-wave': 4,
  'surge-combination-wave': 4,
  'ac-dc-test-equipment': 5,
  'coupling-network': 4,
  multifunction: 2,
  'high-voltage-divider': 4,
  'esd-generators': 3,
  'automotive-ecm-test': 15,
};

/** Section 3: the levels of the entries that the product catalogue has built in. */
const levels: Readonly<Record<string, readonly string[]>> = {
  'multi-ce5': ['Burst up to 5 kV', 'Surge up to 5 kV / 2.5 kA'],
  'multi-ce7': ['Burst up to 8 kV', 'Surge up to 8 kV / 4 kA'],
};

/** Section 3: what the surge current generators are numbered from. */
const firstSurgeCurrentId = 101;

/** Sections 3 and 9: the jobs, and what they pay. */
const jobs = [
  { id: 1, title: 'HR Intern', jobType: 'Internship' },
  { id: 2, title: 'Junior Linux Developer', jobType: 'Full-Time' },
  { id: 3, title: 'Hardware Design Engineer', jobType: 'Full-Time' },
  { id: 4, title: 'Marketing Intern', jobType: 'Internship' },
] as const;
const pays = { Internship: [5000, 10_000], 'Full-Time': [600_000, 800_000] } as const;

function* catalogue({ entries, products }: Content): Iterable<Fault> {
  for (const category of entries.instruments) {
    const count = productCounts[category.id as CategoryKey];
    const { length } = category.data.products;
    if (count !== undefined && length !== count) {
      const reason = `The specification fixes ${count} here; there are ${length}.`;
      yield fault(category, ['products'], reason);
    }
  }
  const surgeCurrent = entries.instruments.filter(({ id }) => id === 'surge-current');
  for (const category of surgeCurrent)
    for (const [index, { id }] of category.data.products.entries())
      if (id !== firstSurgeCurrentId + index) {
        const reason = `The specification numbers these from ${firstSurgeCurrentId}.`;
        yield fault(category, ['products', index, 'id'], reason);
      }
  for (const product of products) {
    for (const level of levels[product.slug] ?? [])
      if (!labelsOf(product).some(({ text }) => text === level))
        yield fault(product, ['specs'], `The specification fixes “${level}” here.`);
    const isBuiltIn = builtInSlugs.some((slug) => slug === product.slug);
    if (isBuiltIn && product.partner !== company.partner.name)
      yield fault(product, ['partner'], `The specification fixes one partner for all.`);
  }
}

function* careers({ entries }: Content): Iterable<Fault> {
  for (const { id, title, jobType } of jobs) {
    const job = entries.jobs.find(({ data }) => data.id === id);
    if (job?.data.title !== title || job.data.jobType !== jobType)
      yield {
        ...(job?.place ?? { file: 'jobs', path: [] }),
        reason: `The specification fixes job ${id}: ${title}, ${jobType}.`,
      };
  }
  for (const job of entries.jobs) {
    const { data } = job;
    const [min, max] = pays[data.jobType];
    const [field, pay] =
      data.jobType === 'Internship' ? ['stipend', data.stipend] : ['salary', data.salary];
    if (pay.min !== min || pay.max !== max)
      yield fault(job, [field], `The specification fixes ${min} to ${max} rupees here.`);
  }
}

/** Where content departs from the specification: the owner may, a test of what is shipped may not. */
export function* specified(content: Content): Iterable<Fault> {
  yield* catalogue(content);
  yield* careers(content);
}
