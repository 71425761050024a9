import type { Db } from '../../store/database.ts';

const shown = 6;

interface About {
  id: string;
  form: string;
  email: string | null;
  serial_number: string | null;
  domain: string | null;
}

/** Where anybody gets an address: those who have one there have no more in common. */
const publicDomains = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...[
    'yahoo.com',
    'yahoo.co.in',
    'yahoo.in',
    'ymail.com',
    'rediffmail.com',
    'icloud.com',
    'me.com',
  ],
  ...['aol.com', 'gmx.de', 'gmx.net', 'web.de', 't-online.de', 'proton.me', 'protonmail.com'],
  ...['zoho.com', 'zohomail.in', 'mail.com', 'mail.ru', 'yandex.com', 'qq.com', '163.com'],
]);

/**
 * What belongs beside a submission: the person's other enquiries, the instrument's other
 * cases, and what others of the same company wrote.
 */
export async function beside(db: Db, { id, email, serial_number, domain }: About) {
  const others = db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form', 'subject', 'state', 'created_at'])
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(shown + 1);
  const colleagues = domain !== null && !publicDomains.has(domain) && email;
  const [sender, cases, company] = await Promise.all([
    email ? others.where('email', '=', email).where('state', '!=', 'spam').execute() : [],
    serial_number
      ? others.where('serial_number', '=', serial_number).where('state', '!=', 'spam').execute()
      : [],
    colleagues
      ? others
          .where('domain', '=', domain)
          .where('email', '!=', email)
          .where('state', '!=', 'spam')
          .execute()
      : [],
  ]);
  const cut = (rows: typeof sender) => ({ rows: rows.slice(0, shown), more: rows.length > shown });
  return { sender: cut(sender), cases: cut(cases), company: cut(company) };
}
