/** The position of a pointer or a key, as WebDriver and WebDriver BiDi both write it. */
type Action = Readonly<Record<string, string | number>>;
interface Source {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Action[];
}

/** What both protocols can do; `Visitor` is made of it. */
export interface Browser {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly Source[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors the pages have logged, as far as the protocol tells. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}
