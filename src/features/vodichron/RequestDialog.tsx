import { useEffect, useState } from 'react';
import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { CloseButton } from '../../components/ui/CloseButton.tsx';
import { ModalDialog } from '../../components/ui/ModalDialog.tsx';
import { demo, demoPurposes } from '../../forms/demo.ts';
import { formPath } from '../../site/paths.ts';

const headingId = 'request-heading';

/** The purpose of the clicked link; undefined for other links and for clicks that open a tab. */
function requestedPurpose(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>(`a[href^="${formPath('demo')}"]`);
  const purpose = link && new URL(link.href).searchParams.get('purpose');
  return demoPurposes.find((known) => known === purpose);
}

/** The form behind the trial, demo and sales links, which lead to its page without JavaScript. */
export function RequestDialog() {
  const [open, setOpen] = useState(false);
  const { state, sending, setValue, formProps, field } = useSubmission(demo);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const purpose = requestedPurpose(event);
      if (!purpose) return;
      event.preventDefault();
      setValue('purpose', purpose);
      setOpen(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [setValue]);

  return (
    <ModalDialog open={open} onClose={() => setOpen(false)} labelledBy={headingId}>
      <h2 id={headingId} className="modal-heading">
        Tell us a little, and we will get back to you
      </h2>
      <form {...formProps} className="flex min-h-0 flex-col">
        <div className="modal-body flex flex-col gap-5 pt-2">
          <FormField {...field('purpose')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <FormField {...field('name')} />
            <FormField {...field('email')} />
            <FormField {...field('company')} />
            <FormField {...field('people')} />
            <FormField {...field('phone')} />
            <FormField {...field('date')} />
          </div>
          <FormField {...field('message')} />
          <HiddenFields />
          <FormStatus state={state} next={demo.next} />
        </div>
        <div className="modal-actions">
          <CloseButton variant="secondary">Close</CloseButton>
          <SubmitButton label="Send request" sending={sending} />
        </div>
      </form>
    </ModalDialog>
  );
}
