import { useEffect, useRef } from 'react';
import { FileField } from '../../components/form/FileField.tsx';
import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { Button } from '../../components/ui/Button.tsx';
import { CloseButton } from '../../components/ui/CloseButton.tsx';
import type { Careers } from '../../content/schemas/careers/careers.ts';
import { application } from '../../forms/application.ts';
import { ApplicationHints } from './ApplicationHints.tsx';

interface Props {
  /** The job's title. */
  job: string;
  words: Pick<Careers, 'hints' | 'unreachable'>;
  /** Set when the form is in a dialog. */
  dialog?: { open: boolean; onSent: () => void };
}

const onPage = { form: 'flex flex-col gap-6', body: 'flex flex-col gap-5', actions: 'flex gap-3' };
const inDialog = {
  form: 'flex min-h-0 flex-col',
  body: 'modal-body flex flex-col gap-5 pt-2',
  actions: 'modal-actions',
};

interface ApplicationReceivedProps {
  reference: string;
}

/** Replaces the form and takes the focus once the application has arrived. */
function ApplicationReceived({ reference }: ApplicationReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="rounded border border-accent bg-lift p-6">
      <h3 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Application received
      </h3>
      <p className="mt-2">
        Your reference number is <strong className="figures font-medium">{reference}</strong>.
      </p>
      <p className="mt-2 text-muted">{application.next}</p>
    </div>
  );
}

/** Name, e-mail and résumé. Keeps the input if sending is stopped or fails. */
export function ApplicationForm({ job, words, dialog }: Props) {
  const { state, sending, cancel, formProps, field, file } = useSubmission(application, {
    unreachable: words.unreachable,
    ...(dialog ? { onSent: dialog.onSent } : {}),
  });
  const classes = dialog ? inDialog : onPage;

  useEffect(() => {
    if (dialog?.open === false) cancel();
  }, [dialog?.open, cancel]);

  if (state.status === 'sent')
    return (
      <div className={dialog && 'modal-body'}>
        <ApplicationReceived reference={state.reference} />
        {dialog && <CloseButton className="mt-5">Close</CloseButton>}
      </div>
    );

  return (
    <form {...formProps} className={classes.form}>
      <div className={classes.body}>
        <FormField {...field('job')} defaultValue={job} />
        <FormField {...field('name')} />
        <FormField {...field('email')} />
        {application.attachment && <FileField {...file('resume')} rule={application.attachment} />}
        <HiddenFields />
        <FormStatus state={state} next="" />
        {dialog && <ApplicationHints hints={words.hints} />}
      </div>
      <div className={classes.actions}>
        {sending ? (
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          dialog && <CloseButton variant="secondary">Cancel</CloseButton>
        )}
        <SubmitButton label="Submit" sending={sending} />
      </div>
    </form>
  );
}
