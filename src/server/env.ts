import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const list = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(1)));

const schema = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(4321),
  SITE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => new URL(value).pathname === '/', 'must not have a path')
    .transform((value) => new URL(value).origin)
    .default('http://localhost:4321'),
  ALLOWED_HOSTS: list.optional(),
  TRUSTED_PROXIES: list.default([]),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

export const variableNames = Object.keys(schema.shape);

const examples: Record<keyof Env, string> = {
  HOST: '0.0.0.0',
  PORT: '4321',
  SITE_URL: 'https://www.example.com',
  ALLOWED_HOSTS: 'www.example.com,example.com',
  TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8',
  DATA_DIR: '/var/lib/deccan-electrodyne',
  DATABASE_URL: 'postgres://site:secret@localhost:5432/site',
  AUTH_SECRET: '(32 characters or more, for example from: openssl rand -base64 32)',
  LOG_LEVEL: 'info',
};

export class EnvError extends Error {}

/** Reads the configuration once, at start. An empty variable counts as not set. */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(
    variableNames.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof Env;
    return `${name}=${source[name]} is wrong: ${issue.message}. Example: ${name}=${examples[name]}`;
  });
  throw new EnvError(lines.join('\n'));
}
