import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues, Form } from '../../forms/form.ts';
import { honeypotField, keyField } from '../../forms/reserved.ts';
import { submissionPath } from '../../site/paths.ts';
import type { FieldProps } from './fieldProps.ts';
import { fileProblem, formResolver, type RawValues } from './formResolver.ts';
import { isReplayed } from './replayedSubmit.ts';
import { newIdempotencyKey, readResponse, requestBody, sendForm } from './sendForm.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useInitialValues } from './useInitialValues.ts';

export type SendState =
  | { status: 'idle' | 'invalid' | 'sending' | 'stopped' }
  /** Holds what was typed on an earlier visit. */
  | { status: 'restored'; clear: () => void }
  | { status: 'sent'; reference: string; track?: string | undefined }
  | { status: 'failed'; detail: string };

interface Options {
  /** Callbacks, for example for toasts. */
  onInvalid?: () => void;
  onSending?: () => void;
  onSent?: (reference: string) => void;
  onFailed?: (detail: string) => void;
  /** The message when there was no response. */
  unreachable?: string;
  /** Sending appears to take at least this many milliseconds. */
  minDuration?: number;
  /** Prefix of the fields' ids; must differ where a page shows the form twice. */
  idPrefix?: string;
}

const failure = 'Something went wrong. Please try again later.';

/** Validates and sends a form from an island. Input is kept until it has been sent. */
export function useSubmission<Values extends FieldValues>(
  form: Form<Values>,
  {
    onInvalid,
    onSending,
    onSent,
    onFailed,
    unreachable = failure,
    minDuration = 0,
    idPrefix = form.name,
  }: Options = {},
) {
  const [state, setState] = useState<SendState>({ status: 'idle' });
  const [progress, setProgress] = useState<number>();
  const element = useRef<HTMLFormElement>(null);
  const elapsed = useRef<number>(undefined);
  const key = useRef<string>(undefined);
  const stop = useRef<AbortController>(undefined);
  const busy = useRef(false);
  const dropping = useFileDrop(element, form.attachment?.field);
  const { register, handleSubmit, formState, setError, clearErrors, setFocus, setValue, reset } =
    useForm<RawValues>({ resolver: formResolver(form), reValidateMode: 'onSubmit' });

  const { restored, forgetDraft } = useInitialValues(form, element, setValue);
  const clear = () => {
    forgetDraft();
    reset();
  };
  const clearAndFocus = () => {
    clear();
    const find = (what: string) => element.current?.querySelector<HTMLElement>(what);
    (find('[aria-required]') ?? find('select,textarea'))?.focus();
  };

  // A dialog that is opened again asks again.
  useEffect(() => {
    const dialog = element.current?.closest('dialog');
    const forget = () => setState((last) => (last.status === 'sent' ? { status: 'idle' } : last));
    dialog?.addEventListener('close', forget);
    return () => dialog?.removeEventListener('close', forget);
  }, []);

  function refuse(errors: Readonly<Record<string, string>>): void {
    const names = [...Object.keys(form.fields), form.attachment?.field ?? ''];
    const wrong = names.filter((name) => errors[name]);
    for (const name of wrong) setError(name, { message: errors[name] ?? '' });
    if (wrong[0]) setFocus(wrong[0]);
    setState({ status: 'invalid' });
    onInvalid?.();
  }

  function fail(detail: string): void {
    setState({ status: 'failed', detail });
    onFailed?.(detail);
  }

  async function send(typed: RawValues): Promise<void> {
    setState({ status: 'sending' });
    onSending?.();
    const written = new FormData(element.current ?? undefined);
    const honeypot = written.get(honeypotField);
    // Kept until the form has arrived, so a retry does not create a second submission. A press
    // before the scripts were awake was sent with the page's own key.
    key.current ??= String(written.get(keyField) ?? newIdempotencyKey());
    const body = requestBody(form, typed, {
      key: key.current,
      elapsed: elapsed.current,
      honeypot,
    });
    stop.current = new AbortController();
    const { signal } = stop.current;
    const pause = new Promise((resolve) => setTimeout(resolve, minDuration));
    const onProgress = (part: number) => {
      if (typeof body !== 'string') setProgress(part);
    };
    const sent = sendForm(submissionPath(form.name), body, onProgress, signal);
    const [answer] = await Promise.all([sent.catch(() => undefined), pause]);
    setProgress(undefined);
    if (signal.aborted) return setState({ status: 'stopped' });
    const result = readResponse(answer);
    if (result.kind === 'invalid') return refuse(result.errors);
    if (result.kind === 'failed') return fail(result.detail ?? (answer ? failure : unreachable));
    key.current = newIdempotencyKey();
    clear();
    setState({ status: 'sent', reference: result.reference, track: result.track });
    onSent?.(result.reference);
  }

  const checkAndSend = handleSubmit(send, () => {
    setState({ status: 'invalid' });
    onInvalid?.();
  });

  /** Ignores further submits while one is in progress. */
  async function onSubmit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    // Counted from the opening of the page: the form could be filled in before it hydrated.
    elapsed.current = isReplayed(element.current) ? undefined : performance.now();
    await checkAndSend(event).finally(() => {
      busy.current = false;
    });
  }

  const errorOf = (name: string) => formState.errors[name]?.message as string | undefined;
  const registration = (name: string) => register(name, { onChange: () => clearErrors(name) });

  async function onFileChange({ target }: { target: HTMLInputElement }): Promise<void> {
    clearErrors(target.name);
    const [file] = target.files ?? [];
    const message = file && form.attachment && (await fileProblem(form.attachment, file));
    if (message) setError(target.name, { message });
  }

  return {
    state:
      restored && state.status === 'idle'
        ? { status: 'restored' as const, clear: clearAndFocus }
        : state,
    sending: state.status === 'sending',
    /** Stops sending; the input is kept. */
    cancel: () => stop.current?.abort(),
    setValue,
    formProps: {
      ref: element,
      method: 'post' as const,
      action: submissionPath(form.name),
      encType: form.attachment ? ('multipart/form-data' as const) : undefined,
      noValidate: true,
      onSubmit,
    },
    /** The props of a field's control. */
    field: (name: keyof Values & string): FieldProps => ({
      id: `${idPrefix}-${name}`,
      name,
      info: form.fields[name],
      error: errorOf(name),
      registration: registration(name),
    }),
    /** The props of the FileField. */
    file: (name: string) => ({
      id: `${idPrefix}-${name}`,
      error: errorOf(name),
      registration: register(name, { onChange: onFileChange }),
      progress,
      dropping,
    }),
  };
}
