import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { solar } from '../../forms/solar.ts';

/** The enquiry of the solar page: sent without leaving it. */
export function SolarForm() {
  const { state, sending, formProps, field } = useSubmission(solar);
  return (
    <form
      {...formProps}
      aria-label={solar.title}
      className="grid gap-5 card p-6 shadow-card sm:grid-cols-2 sm:p-8"
    >
      <FormField {...field('name')} />
      <FormField {...field('email')} />
      <div className="sm:col-span-2">
        <FormField {...field('company')} />
      </div>
      <div className="sm:col-span-2">
        <FormField {...field('message')} />
      </div>
      <HiddenFields />
      <div className="grid justify-items-start gap-4 sm:col-span-2">
        <SubmitButton label="Send" sending={sending} />
        <FormStatus state={state} next={solar.next} />
      </div>
    </form>
  );
}
