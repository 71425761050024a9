const most = 100;

export interface Pick {
  id: string;
  /** The version that the list showed. */
  version: number;
}

/** Reads which submissions are ticked in a list: each box says id and version. */
export const readPicks = (form: FormData): Pick[] =>
  form
    .getAll('pick')
    .slice(0, most)
    .flatMap((value) => {
      const [, id, version] = /^([0-9a-f-]{36})\.(\d{1,9})$/.exec(String(value)) ?? [];
      return id ? [{ id, version: Number(version) }] : [];
    });
