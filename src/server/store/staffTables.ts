/** The columns of better-auth's tables that are read beside it. */
export interface StaffTable {
  id: string;
  email: string;
  role: string;
  must_change_password: number;
  last_sign_in_at: number | null;
  /** A boolean on PostgreSQL. */
  two_factor_enabled: number | boolean | null;
}

export interface StaffSessionTable {
  id: string;
  staff_id: string;
  /** A hash of it, see auth/hashSessionTokens.ts. */
  token: string;
  /** A date on PostgreSQL, its ISO text on SQLite. */
  expires_at: Date | string;
}
