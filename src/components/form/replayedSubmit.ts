/** Set on a form while its early submit is repeated; both sides are separate scripts. */
const mark = 'data-replayed';

/** Repeats a submit that came before hydration, so that `isReplayed` recognises it. */
export function replaySubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.toggleAttribute(mark);
  form.requestSubmit(submitter);
  form.toggleAttribute(mark);
}

/** Whether the submit being handled is a repeated one. When it comes says nothing about its sender. */
export const isReplayed = (form: Element | null) => form?.hasAttribute(mark) ?? false;
