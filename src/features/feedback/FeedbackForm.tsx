import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { showToast } from '../../components/shell/showToast.ts';
import { feedback } from '../../forms/feedback.ts';

export function FeedbackForm() {
  const { state, sending, formProps, field } = useSubmission(feedback, {
    onSent: (reference) =>
      showToast('success', 'Thank you', { description: `Reference ${reference}` }),
    onFailed: (description) => showToast('error', 'Submission failed', { description }),
  });
  return (
    <form {...formProps} aria-label="Feedback" className="flex flex-col gap-5">
      <FormField {...field('topic')} />
      <FormField {...field('message')} />
      <FormField {...field('answer')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('name')} />
        <FormField {...field('email')} />
        <FormField {...field('phone')} />
      </div>
      <HiddenFields />
      <SubmitButton label="Send feedback" sending={sending} className="self-start" />
      <FormStatus state={state} next={feedback.next} />
    </form>
  );
}
