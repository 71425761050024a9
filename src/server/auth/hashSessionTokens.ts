import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

const hashOf = (token: unknown) => createHash('sha256').update(String(token)).digest('base64url');

const isToken = ({ field }: Where) => field === 'token';

interface Question {
  model: string;
  where?: Where[] | undefined;
}

/** The same question to the database, by the hash of the token instead of the token. */
function hashed<Asked extends Question>(asked: Asked): Asked {
  if (asked.model !== 'session' || !asked.where?.some(isToken)) return asked;
  const where = asked.where.map((condition) => {
    if (!isToken(condition)) return condition;
    const { value } = condition;
    return { ...condition, value: Array.isArray(value) ? value.map(hashOf) : hashOf(value) };
  });
  return { ...asked, where };
}

/** What is written, with the hash of a session's token instead of the token. */
const written = <Row extends object | undefined>(model: string, row: Row): Row =>
  model === 'session' && row && 'token' in row ? { ...row, token: hashOf(row.token) } : row;

const withToken = <Row>(row: Row, token: unknown): Row => ({ ...row, token });

type FindInput = Parameters<DBTransactionAdapter['findOne']>[0];
type CreateInput<Row> = Omit<Parameters<DBTransactionAdapter['create']>[0], 'data'> & {
  data: Omit<Row, 'id'>;
};

/**
 * Every method is named, and none is taken over from the adapter as it is: one that a release adds is
 * missing here, so that it fails, to the compiler and to the library, instead of storing tokens.
 */
function hashing(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    id: adapter.id,
    async create<Row extends Record<string, unknown>, Made = Row>(input: CreateInput<Row>) {
      const { model, data } = input;
      const made = await adapter.create<Row, Made>({ ...input, data: written(model, data) });
      return model === 'session' && 'token' in data ? withToken(made, data.token) : made;
    },
    async findOne<Row>(input: FindInput) {
      const found = await adapter.findOne<Row>(hashed(input));
      const asked = input.model === 'session' ? input.where.find(isToken) : undefined;
      return found && asked ? withToken(found, asked.value) : found;
    },
    findMany: (input) => adapter.findMany(hashed(input)),
    count: (input) => adapter.count(hashed(input)),
    update: (input) =>
      adapter.update({ ...hashed(input), update: written(input.model, input.update) }),
    updateMany: (input) =>
      adapter.updateMany({ ...hashed(input), update: written(input.model, input.update) }),
    delete: (input) => adapter.delete(hashed(input)),
    deleteMany: (input) => adapter.deleteMany(hashed(input)),
    consumeOne: (input) => adapter.consumeOne(hashed(input)),
    incrementOne: (input) =>
      adapter.incrementOne({ ...hashed(input), set: written(input.model, input.set) }),
  };
}

/**
 * Keeps only hashes of session tokens in the database, so that nobody who reads it can take over a
 * session. The library still sees the token it asked for.
 */
export const hashSessionTokens = (adapter: DBAdapter): DBAdapter => ({
  ...hashing(adapter),
  transaction: (work) => adapter.transaction((inside) => work(hashing(inside))),
});
