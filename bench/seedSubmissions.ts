import { formNames } from '../src/forms/forms.ts';
import type { Db } from '../src/server/store/database.ts';
import { searchWords } from '../src/server/store/search.ts';
import { company } from '../src/site/company.ts';
import { randomFrom } from '../tests/support/random.ts';

const first = ['Asha', 'Ravi', 'Meera', 'Tomás', 'Ingrid', 'Yusuf', 'Lakshmi', 'Daniel', 'Chloé'];
const last = ['Kulkarni', 'Deshpande', 'Iyer', 'Nováková', 'Okafor', 'Berg', 'Rossi', 'Fernandes'];
const words =
  'surge generator quote impulse coupling network calibration delivery Pune standard test charger solar inverter plant alarm burst voltage current divider lead time price please send data sheet sample visit laboratory emission immunity failure phase warranty repair'.split(
    ' ',
  );
const states = ['done', 'done', 'done', 'done', 'done', 'done', 'done', 'in_progress', 'new'];

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/**
 * Inserts realistic submissions: one a minute, most of them done long ago. The generator is seeded,
 * so every run queries the same rows.
 */
export async function seedSubmissions(db: Db, count: number): Promise<void> {
  const random = randomFrom(1);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const start = Date.now() - count * 60_000;

  function row(index: number) {
    const createdAt = start + index * 60_000;
    const name = `${pick(first)} ${pick(last)}`;
    const email = `${name.split(' ')[0]?.toLowerCase()}.${index}@example.com`;
    const message = Array.from({ length: 40 }, () => pick(words)).join(' ');
    const reference = `${company.referencePrefix}-${hex(index, 6).toUpperCase()}`;
    const state = random() < 0.02 ? 'spam' : pick(states);
    const stamp = hex(createdAt, 12);
    return {
      id: `${stamp.slice(0, 8)}-${stamp.slice(8)}-7000-8000-${hex(index, 12)}`,
      reference,
      form: pick(formNames),
      state: state as 'new',
      name,
      email,
      subject: `${pick(words)} ${pick(words)}`,
      fields: JSON.stringify({ name, email, message }),
      search: searchWords(reference, name, email, message),
      idempotency_key: null,
      assignee: random() < 0.6 ? `agent${Math.floor(random() * 5)}@example.com` : null,
      read_at: state === 'new' && random() < 0.5 ? null : createdAt + 1000,
      created_at: createdAt,
      updated_at: createdAt,
      answered_at: state === 'done' ? createdAt + Math.floor(random() * 259_200_000) : null,
      closed_at: state === 'done' ? createdAt + Math.floor(random() * 518_400_000) : null,
    };
  }

  for (let done = 0; done < count; done += 500)
    await db
      .insertInto('submissions')
      .values(Array.from({ length: Math.min(500, count - done) }, (_, step) => row(done + step)))
      .execute();
}
