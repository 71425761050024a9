import { FileField } from '../../components/form/FileField.tsx';
import { FormSent } from '../../components/form/FormSent.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { GeneratedForm } from '../../components/form/GeneratedForm.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { imageRule } from '../../forms/attachment.ts';
import { findForm } from '../../forms/forms.ts';
import { Sample } from './Sample.tsx';

const rule = imageRule('photo', 'Photograph');
const reference = 'DE-7Q4K-2M';
const form = findForm('feedback');
if (!form) throw new Error('The samples need the feedback form');
const feedback = form;

/** File fields, and the states of sending a form. */
export function FormStates() {
  return (
    <>
      <Sample of="form/FileField" note="empty, a file held over it, on its way, refused">
        {(theme) => (
          <div className="sample-fields">
            <FileField id={`${theme}-file`} rule={rule} />
            <FileField id={`${theme}-file-over`} rule={rule} dropping />
            <FileField id={`${theme}-file-sent`} rule={rule} progress={0.4} />
            <FileField id={`${theme}-file-bad`} rule={rule} error={rule.messages.wrongKind} />
          </div>
        )}
      </Sample>
      <Sample of="form/SubmitButton" note="ready and sending">
        <SubmitButton label="Send" />
        <SubmitButton label="Send" sending />
      </Sample>
      <Sample of="form/FormStatus" note="received, stopped, failed" within="sample-column">
        <FormStatus state={{ status: 'sent', reference }} next={feedback.next} />
        <FormStatus state={{ status: 'stopped' }} next="" />
        <FormStatus
          state={{ status: 'failed', detail: 'Something went wrong. Please try again later.' }}
          next=""
        />
      </Sample>
      <Sample of="form/FormSent" note="the answer to a form that was sent without JavaScript">
        <FormSent form={feedback} reference={reference} />
      </Sample>
      <Sample of="form/HiddenFields" note="nothing to see">
        <HiddenFields />
      </Sample>
      <Sample of="form/GeneratedForm" note="with what was typed, and refused">
        {(theme) => (
          <GeneratedForm
            form={{ ...feedback, name: `${theme}-feedback` }}
            values={{ topic: 'product', message: 'Good', answer: true }}
            errors={{ '': 'Please check the form', message: 'Please enter at least 10 characters' }}
            idempotencyKey="sample"
          />
        )}
      </Sample>
    </>
  );
}
