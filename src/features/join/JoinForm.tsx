import { Checkbox } from '../../components/form/Checkbox.tsx';
import { FileField } from '../../components/form/FileField.tsx';
import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { showToast } from '../../components/shell/showToast.ts';
import { join } from '../../forms/join.ts';
import { paths } from '../../site/paths.ts';

export function JoinForm() {
  const { state, sending, formProps, field, file } = useSubmission(join, {
    onInvalid: () => showToast('error', 'Please fix the highlighted errors before submitting ❌'),
    onSent: () => showToast('success', 'Form submitted successfully 🎉'),
    onFailed: (description) => showToast('error', 'Submission failed', { description }),
  });
  return (
    <form {...formProps} aria-label="Join the Community" className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('name')} />
        <FormField {...field('email')} />
        <FormField {...field('interest')} />
        <FormField {...field('phone')} />
      </div>
      <FormField {...field('product')} />
      <FormField {...field('message')} />
      {join.attachment && <FileField {...file('cv')} rule={join.attachment} />}
      <Checkbox {...field('terms')}>
        I agree to the{' '}
        <a href={paths.terms} className="text-accent underline underline-offset-4">
          terms and conditions
        </a>
      </Checkbox>
      <HiddenFields />
      <SubmitButton label="Submit" sending={sending} className="self-start" />
      <FormStatus state={state} next={join.next} />
    </form>
  );
}
