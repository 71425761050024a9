import type { Db } from '../store/database.ts';

export interface StaffChoices {
  signature: string;
  mailNew: boolean;
  mailLate: boolean;
  mailMorning: boolean;
}

export async function readStaffChoices(db: Db, staff: string): Promise<StaffChoices> {
  const row = await db
    .selectFrom('staff_choices')
    .selectAll()
    .where('staff', '=', staff)
    .executeTakeFirst();
  return {
    signature: row?.signature ?? '',
    mailNew: row?.mail_new === 1,
    mailLate: row?.mail_late === 1,
    mailMorning: row?.mail_morning === 1,
  };
}

/** What members of staff have chosen for themselves. */
export const createStaffChoices = (db: Db) => ({
  read: (staff: string) => readStaffChoices(db, staff),
  async save(staff: string, chosen: StaffChoices): Promise<void> {
    const values = {
      signature: chosen.signature,
      mail_new: Number(chosen.mailNew),
      mail_late: Number(chosen.mailLate),
      mail_morning: Number(chosen.mailMorning),
    };
    await db
      .insertInto('staff_choices')
      .values({ staff, ...values })
      .onConflict((conflict) => conflict.column('staff').doUpdateSet(values))
      .execute();
  },
});
