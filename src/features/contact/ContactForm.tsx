import { Checkbox } from '../../components/form/Checkbox.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextArea } from '../../components/form/TextArea.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { showToast } from '../../components/shell/showToast.ts';
import { contact } from '../../forms/contact.ts';
import { paths } from '../../site/paths.ts';

export function ContactForm() {
  const { state, sending, formProps, field } = useSubmission(contact, {
    onSent: (reference) =>
      showToast('success', 'Enquiry sent', { description: `Reference ${reference}` }),
    onFailed: (description) => showToast('error', 'Submission failed', { description }),
  });
  return (
    <form {...formProps} aria-label="Enquiry" className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} />
        <TextField {...field('email')} />
        <TextField {...field('subject')} />
        <TextField {...field('phone')} />
      </div>
      <TextArea {...field('message')} />
      <Checkbox {...field('agree')} ignoreEnter>
        I agree to the{' '}
        <a href={paths.terms} className="text-accent underline underline-offset-4">
          terms and conditions
        </a>
      </Checkbox>
      <HiddenFields />
      <SubmitButton label="Send enquiry" sending={sending} className="self-start" />
      <FormStatus state={state} next={contact.next} />
    </form>
  );
}
