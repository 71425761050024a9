import { FileField } from '../../components/form/FileField.tsx';
import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { showToast } from '../../components/shell/showToast.ts';
import { support } from '../../forms/support.ts';

export function SupportForm() {
  const { state, sending, formProps, field, file } = useSubmission(support, {
    onSent: (reference) =>
      showToast('success', 'Support case opened', { description: `Reference ${reference}` }),
    onFailed: (description) => showToast('error', 'Submission failed', { description }),
  });
  return (
    <form {...formProps} aria-label="Support case" className="flex flex-col gap-5">
      <FormField {...field('urgency')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('product')} />
        <FormField {...field('serial')} />
      </div>
      <FormField {...field('message')} />
      {support.attachment && <FileField {...file('picture')} rule={support.attachment} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('name')} />
        <FormField {...field('company')} />
        <FormField {...field('email')} />
        <FormField {...field('phone')} />
      </div>
      <HiddenFields />
      <SubmitButton label="Open the case" sending={sending} className="self-start" />
      <FormStatus state={state} next={support.next} />
    </form>
  );
}
