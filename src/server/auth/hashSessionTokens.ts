import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/** What the database keeps of a session's token. */
export const hashOf = (token: unknown) =>
  createHash('sha256').update(String(token)).digest('base64url');

const isToken = ({ field }: Where) => field === 'token';

function hashed(model: string, where: readonly Where[]): Where[] {
  if (model !== 'session') return [...where];
  return where.map((condition) => {
    if (!isToken(condition)) return condition;
    const { value } = condition;
    return { ...condition, value: Array.isArray(value) ? value.map(hashOf) : hashOf(value) };
  });
}

/** The token that a condition asks for. */
const askedFor = (model: string, where: readonly Where[]) =>
  model === 'session' ? where.find(isToken)?.value : undefined;

const withToken = <Row>(row: Row, token: unknown): Row => ({ ...row, token });

type FindInput = Parameters<DBTransactionAdapter['findOne']>[0];
type CreateInput<T> = Omit<Parameters<DBTransactionAdapter['create']>[0], 'data'> & {
  data: Omit<T, 'id'>;
};

function hashing(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    async create<T extends Record<string, unknown>, R = T>(input: CreateInput<T>) {
      const { token }: { token?: unknown } = input.data;
      if (input.model !== 'session' || token === undefined) return adapter.create<T, R>(input);
      const data = { ...input.data, token: hashOf(token) };
      return withToken(await adapter.create<T, R>({ ...input, data }), token);
    },
    async findOne<T>(input: FindInput) {
      const { model, where } = input;
      const found = await adapter.findOne<T>({ ...input, where: hashed(model, where) });
      const token = askedFor(model, where);
      return found && token !== undefined ? withToken(found, token) : found;
    },
    findMany: (input) =>
      adapter.findMany({ ...input, where: hashed(input.model, input.where ?? []) }),
    count: (input) => adapter.count({ ...input, where: hashed(input.model, input.where ?? []) }),
    update: (input) => adapter.update({ ...input, where: hashed(input.model, input.where) }),
    updateMany: (input) =>
      adapter.updateMany({ ...input, where: hashed(input.model, input.where) }),
    delete: (input) => adapter.delete({ ...input, where: hashed(input.model, input.where) }),
    deleteMany: (input) =>
      adapter.deleteMany({ ...input, where: hashed(input.model, input.where) }),
    consumeOne: (input) =>
      adapter.consumeOne({ ...input, where: hashed(input.model, input.where) }),
    incrementOne: (input) =>
      adapter.incrementOne({ ...input, where: hashed(input.model, input.where) }),
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
