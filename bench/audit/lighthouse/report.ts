interface LighthouseAudit {
  id: string;
  score: number | null;
  displayValue?: string;
  title: string;
  details?: { data?: string };
  numericValue?: number;
}
interface Category {
  title: string;
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}
export interface Report {
  categories: Record<string, Category>;
  audits: Record<string, LighthouseAudit>;
  runtimeError?: { message: string };
}
export type Device = 'mobile' | 'desktop';
/** What the thread is asked for. */
export interface Order {
  address: string;
  device: Device;
}
/** What the thread answers. */
export type Answer = { report: Report } | { problem: string };
