import { isStoreDown } from '../../src/server/store/storeError.ts';

/** These say all there is to say, so they are shown without a stack trace. */
const explained = ['EnvError', 'StoreError', 'BackupError', 'StaffError', 'UsageError'];

/** What an operator can put right, in one line. Other errors are returned as they are. */
export function explainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (explained.includes(name)) return message;
  if (code === 'EADDRINUSE') {
    const setting = process.env.METRICS_PORT === String(port) ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is already in use. Choose another one, for example: ${setting}=${Number(port) + 1} npm start`;
  }
  if (isStoreDown(error))
    return 'errcode' in error
      ? `The database in DATA_DIR cannot be used: ${message}.`
      : `The database does not answer: ${message || code}. Is PostgreSQL running, and DATABASE_URL right?`;
  return code ? message : error;
}
