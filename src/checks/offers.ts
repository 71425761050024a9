import { isWaveformKey } from '../components/waveforms/waveforms.ts';
import { payOf, payText, shortPayText } from '../features/careers/model/jobFacts.ts';
import { certifiedRange } from '../features/ev-simulator/model/analysis/rangeComparisons.ts';
import { inputProblems } from '../features/ev-simulator/model/inputs/inputProblems.ts';
import { defaultInputs } from '../features/ev-simulator/model/inputs/simulatorInputs.ts';
import { vehicleInputs } from '../features/ev-simulator/model/inputs/vehicleInputs.ts';
import { keyFigures } from '../features/instruments/product/head/keyFigures.ts';
import { rupees } from '../site/formats.ts';
import type { Content } from './content.ts';
import { type Fault, fault } from './finding.ts';

const neverCharged = 'Candidates are never charged.';

/** A posting names the same pay in words and in figures, and so does the page of all. */
function* jobs({ entries }: Content): Iterable<Fault> {
  const careers = entries.pages.find(({ id }) => id === 'careers');
  const page = JSON.stringify(careers?.data);
  for (const entry of entries.jobs) {
    const job = entry.data;
    const { benefits, important } = job.details;
    if (!important?.join(' ').includes(neverCharged))
      yield fault(entry, ['details', 'important'], `It must say: “${neverCharged}”`);
    const said = benefits?.join(' ') ?? '';
    const pays = [payText(job), ...(job.jobType === 'Full-Time' ? [`(${shortPayText(job)})`] : [])];
    for (const pay of pays)
      if (!said.includes(pay))
        yield fault(entry, ['details', 'benefits'], `They must say what the job pays: “${pay}”.`);
    const { min, max, per } = payOf(job);
    const inWords =
      per === 'month'
        ? `${rupees(min)} to ${rupees(max)} per month`
        : shortPayText(job).replace('–', ' to ');
    if (careers && !page.includes(inWords))
      yield fault(careers, [], `It must say what ${job.title} pays: “${inWords}”.`);
  }
}

/** The simulator can start from a vehicle, and comes near to what its maker has certified. */
function* vehicles({ entries }: Content): Iterable<Fault> {
  for (const entry of entries.vehicles) {
    const vehicle = entry.data;
    const inputs = { ...defaultInputs, mode: 'advanced' as const, ...vehicleInputs(vehicle) };
    const problems = inputProblems(inputs);
    for (const { field, message } of problems)
      yield fault(entry, field in vehicle ? [field] : ['figures', field], message);
    if (problems.length > 0) continue;
    const { certifiedKm, modelKm } = certifiedRange(vehicle);
    const share = (modelKm ?? 0) / certifiedKm;
    // Indian certificates are driven without loads on a cycle kinder than ours.
    const [low, high] = vehicle.certified.cycle === 'wltp' ? [0.88, 1.08] : [0.63, 1.2];
    if (share <= low || share >= high) {
      const reason = `By its figures the vehicle would drive ${Math.round(modelKm ?? 0)} km, too far from the certificate.`;
      yield fault(entry, ['certified', 'km'], reason);
    }
  }
}

/** The head of a product's page shows four different figures with different labels. */
function* heads({ entries, products }: Content): Iterable<Fault> {
  const words = entries.catalogue[0]?.data.figures;
  if (!words) return;
  for (const product of products) {
    const figures = keyFigures(product, words);
    const labels = new Set(figures.map(({ label }) => label));
    const values = new Set(figures.map(({ value, label }) => value + label));
    if (values.size !== 4 || labels.size !== figures.length) {
      const reason = 'The head of its page needs four figures with different labels.';
      yield fault(product, ['waves'], reason);
    }
  }
}

function* pageCurves({ entries }: Content): Iterable<Fault> {
  for (const entry of entries.pages) {
    const { figure } = entry.data;
    if (figure?.kind === 'waveform' && !isWaveformKey(figure.wave))
      yield fault(entry, ['figure', 'wave'], 'No curve has this name.');
  }
}

/** Jobs, vehicles, and what the pages of products and services show of them. */
export function* offers(content: Content): Iterable<Fault> {
  yield* jobs(content);
  yield* vehicles(content);
  yield* heads(content);
  yield* pageCurves(content);
}
