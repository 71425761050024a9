/** What the worker needs besides its code. */
export interface WorkerFiles {
  trunk: string;
  maps: string;
  look: string;
  runtime: string;
}
