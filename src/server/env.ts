import { z } from 'zod';
import { company } from '../site/company.ts';
import { isNetwork } from './limits/clientAddress.ts';

const port = z.coerce.number().int().min(0).max(65535);
const megabytes = z.coerce.number().min(0.001).max(1_000_000);
const list = (isEntry: (text: string) => boolean, wanted: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().refine(isEntry, wanted)));

const isHost = (text: string) => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text);

/** An address, or a name with an address in angle brackets. */
const mailbox = z
  .string()
  .regex(
    /^(?:[^<>@,;\r\n]+ <[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/,
    'must be an address, or a name with an address in angle brackets',
  );

const minute = 60_000;
const spans = { m: minute, h: 60 * minute, d: 24 * 60 * minute };
/** A number of minutes, hours or days, in milliseconds. */
const span = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a number of minutes, hours or days')
  .transform((value) => Number.parseInt(value, 10) * spans[value.at(-1) as keyof typeof spans]);

/** The default for SITE_URL. */
export const defaultSiteUrl = 'http://localhost:4321';

const schema = z.object({
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(4321),
  SITE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => new URL(value).pathname === '/', 'must not have a path')
    .transform((value) => new URL(value).origin)
    .default(defaultSiteUrl),
  ALLOWED_HOSTS: list(isHost, 'must be a name, with or without a port').optional(),
  TRUSTED_PROXIES: list(isNetwork, 'must be an address or a network').default([]),
  CDN: z.enum(['on', 'off']).default('off'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must name a mail server' })
    .optional(),
  MAIL_FROM: mailbox.default(`${company.name} <${company.email}>`),
  MAIL_TO: z.email().default(company.email),
  MAIL_REPLY_ADDRESS: z.email().optional(),
  MAIL_AUTH_SERVER: z.string().min(1).optional(),
  MAIL_IN_SECRET: z.string().min(16).optional(),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, hostname: /./, error: 'must name a mail server' })
    .optional(),
  RETENTION_DAYS: z.coerce.number().int().min(0).max(36500).default(company.privacy.retentionDays),
  RECORD_DAYS: z.coerce.number().int().min(0).max(36500).default(730),
  SUBMISSIONS_PER_HOUR: z.coerce.number().int().min(1).max(3600).default(30),
  UPLOAD_MEGABYTES: megabytes.default(256),
  UPLOAD_MEGABYTES_PER_CLIENT: megabytes.default(32),
  DRAWN_PAGES_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(600),
  CONNECTIONS: z.coerce.number().int().min(2).max(1_000_000).default(4000),
  CONNECTIONS_PER_CLIENT: z.coerce.number().int().min(1).max(1_000_000).default(300),
  STALL_SECONDS: z.coerce.number().min(0.1).max(3600).default(30),
  DETECTIONS_PER_HOUR: z.coerce.number().int().min(1).max(36_000).default(600),
  METRICS_PORT: port.optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  ATTACHMENT_SCAN_COMMAND: z
    .string()
    .transform((value) => value.trim().split(/\s+/))
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  BACKUP_EVERY: span.optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_FROM: z.string().min(1).optional(),
  ANSWER_DELAY_SECONDS: z.coerce.number().min(0).max(600).default(10),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** What one setting asks of another. */
const complete = schema.refine((env) => !env.BACKUP_TO || env.BACKUP_PASSPHRASE, {
  path: ['BACKUP_PASSPHRASE'],
  message: 'BACKUP_TO needs it, because what lies elsewhere is encrypted',
});

export type Env = z.infer<typeof schema>;

export const variableNames = Object.keys(schema.shape);

const examples: Record<keyof Env, string> = {
  HOST: '0.0.0.0',
  PORT: '4321',
  SITE_URL: 'https://www.example.com',
  ALLOWED_HOSTS: 'www.example.com,example.com',
  TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8',
  CDN: 'on',
  DATA_DIR: '/var/lib/site',
  DATABASE_URL: 'postgres://site:secret@localhost:5432/site',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  MAIL_FROM: 'Example <sales@example.com>',
  MAIL_TO: 'sales@example.com',
  MAIL_REPLY_ADDRESS: 'reply@example.com',
  MAIL_AUTH_SERVER: 'mx.example.com',
  MAIL_IN_SECRET: '(16 characters or more)',
  IMAP_URL: 'imaps://reply:secret@mail.example.com/INBOX',
  RETENTION_DAYS: '730',
  RECORD_DAYS: '730',
  SUBMISSIONS_PER_HOUR: '30',
  UPLOAD_MEGABYTES: '256',
  UPLOAD_MEGABYTES_PER_CLIENT: '32',
  DRAWN_PAGES_PER_MINUTE: '600',
  CONNECTIONS: '4000',
  CONNECTIONS_PER_CLIENT: '300',
  STALL_SECONDS: '30',
  DETECTIONS_PER_HOUR: '600',
  METRICS_PORT: '9464',
  AUTH_SECRET: '(32 characters or more, for example from: openssl rand -base64 32)',
  ADMIN_SECOND_FACTOR: 'required',
  ATTACHMENT_SCAN_COMMAND: 'clamdscan --no-summary --fdpass',
  BACKUP_PASSPHRASE: '(12 characters or more)',
  BACKUP_EVERY: '1d',
  BACKUP_KEEP: '14',
  BACKUP_TO: '/mnt/elsewhere/site',
  BACKUP_FROM: '/usr/local/bin/fetch-backup',
  ANSWER_DELAY_SECONDS: '10',
  SHUTDOWN_DELAY_SECONDS: '5',
  LOG_LEVEL: 'info',
};

export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads the configuration once, at startup. An empty variable counts as unset. What is wrong is named
 * without its value, which may be a secret.
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(
    variableNames.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const result = complete.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [first, index], message }) => {
    const name = String(first) as keyof Env;
    const entry = index === undefined ? '' : `entry ${Number(index) + 1} `;
    return `${name} is invalid: ${entry}${message}. Example: ${name}=${examples[name]}`;
  });
  throw new EnvError(lines.join('\n'));
}
