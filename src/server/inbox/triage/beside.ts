import type { Db } from '../../store/database.ts';

const shown = 6;

interface About {
  id: string;
  form: string;
  email: string | null;
  serial_number: string | null;
}

/** What belongs beside a submission: the person's other enquiries, the instrument's other cases. */
export async function beside(db: Db, { id, email, serial_number }: About) {
  const others = db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form', 'subject', 'state', 'created_at'])
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(shown + 1);
  const [sender, cases] = await Promise.all([
    email ? others.where('email', '=', email).where('state', '!=', 'spam').execute() : [],
    serial_number
      ? others.where('serial_number', '=', serial_number).where('state', '!=', 'spam').execute()
      : [],
  ]);
  const cut = (rows: typeof sender) => ({ rows: rows.slice(0, shown), more: rows.length > shown });
  return { sender: cut(sender), cases: cut(cases) };
}
