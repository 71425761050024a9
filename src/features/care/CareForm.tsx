import { FileField } from '../../components/form/FileField.tsx';
import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { showToast } from '../../components/shell/showToast.ts';
import { care } from '../../forms/care.ts';

/** Calibration, repair, a part or a return, for an instrument that somebody already has. */
export function CareForm() {
  const { state, sending, formProps, field, file } = useSubmission(care, {
    onSent: (reference) =>
      showToast('success', 'Request sent', { description: `Reference ${reference}` }),
    onFailed: (description) => showToast('error', 'Submission failed', { description }),
  });
  return (
    <form
      {...formProps}
      aria-label="Calibration, repair or spare part"
      className="flex flex-col gap-5"
    >
      <FormField {...field('wanted')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('product')} />
        <FormField {...field('serial')} />
      </div>
      <FormField {...field('calibrated')} />
      <FormField {...field('message')} />
      {care.attachment && <FileField {...file('picture')} rule={care.attachment} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('name')} />
        <FormField {...field('company')} />
        <FormField {...field('email')} />
        <FormField {...field('phone')} />
      </div>
      <FormField {...field('returnAddress')} />
      <HiddenFields />
      <SubmitButton label="Send the request" sending={sending} className="self-start" />
      <FormStatus state={state} next={care.next} />
    </form>
  );
}
