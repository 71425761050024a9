import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FileField } from '../../components/form/FileField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import type { FieldProps } from '../../components/form/fieldProps.ts';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { quotePlan } from '../../components/quote/quotePlan.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { Page } from '../../content/schemas/page.ts';
import { quote } from '../../forms/quote.ts';
import type { OrderCatalogue } from '../../forms/quoteList/orderCatalogue.ts';
import type { QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { readQuoteStep } from '../../forms/quoteList/quoteStep.ts';
import { stepField } from '../../forms/reserved.ts';
import { paths } from '../../site/paths.ts';
import type { AskedList } from './askedList.ts';
import { ListSection } from './ListSection.tsx';
import { loadedCatalogue } from './loadedCatalogue.ts';
import { NextSteps } from './NextSteps.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';
import { useQuoteLines } from './useQuoteLines.ts';
import './quotePage.css';
import { FormField } from '../../components/form/FormField.tsx';

interface Props {
  /** What the lines of the address need of the catalogue. */
  known: OrderCatalogue;
  asked: AskedList;
  /** What the visitor typed without JavaScript, or what the address fills in. */
  typed: Readonly<Record<string, string>>;
  typedQuantities: readonly (string | undefined)[];
  /** By field, from a server that refused. */
  refused: Readonly<Record<string, string>>;
  /** The reference of a request sent without JavaScript. */
  reference?: string | undefined;
  words: Readonly<Record<'empty' | 'next', Page['sections'][number]>>;
  idempotencyKey: string;
  /** Adds a product. Drawn by the page, because it names the whole catalogue. */
  children: ReactNode;
}

interface ContactFieldsProps {
  field: (name: 'name' | 'email' | 'company' | 'country' | 'delivery' | 'message') => FieldProps;
}

/** Who asks, and what we should know beside the list. */
function ContactFields({ field }: ContactFieldsProps) {
  return (
    <section aria-labelledby="quote-contact" className="flex flex-col gap-5 print:hidden">
      <h2 id="quote-contact" className="text-heading">
        Your details
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('name')} />
        <FormField {...field('email')} />
        <FormField {...field('company')} />
        <FormField {...field('country')} />
      </div>
      <FormField {...field('delivery')} />
      <FormField {...field('message')} />
    </section>
  );
}

/** The quote list and the request that sends it. */
export function QuoteForm(props: Props) {
  const { known, asked, typed, typedQuantities, refused, reference, words, children } = props;
  const catalogue = loadedCatalogue ?? known;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuoteLines(catalogue, asked);
  const [sent, setSent] = useState<readonly QuoteLine[]>([]);
  const submission = useSubmission(quote, {
    onSent() {
      setSent(list.lines);
      list.empty();
      quotePlan.forget();
    },
  });
  const { sending, setValue, formProps } = submission;
  useEffect(() => {
    // What was typed, or came with the address, counts more than what this device remembers.
    const [box] = document.getElementsByName('plan');
    if (box instanceof HTMLTextAreaElement && box.value === '') setValue('plan', quotePlan.read());
  }, [setValue]);
  const state = reference ? ({ status: 'sent', reference } as const) : submission.state;
  const untried = state.status === 'idle' || state.status === 'restored';

  const field = (name: Parameters<typeof submission.field>[0]): FieldProps => {
    const own = submission.field(name);
    return {
      ...own,
      error: own.error ?? (untried ? refused[name] : undefined),
      defaultValue: typed[name],
    };
  };

  function onSubmit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement && submitter.name === stepField;
    const step = pressed ? readQuoteStep(submitter.value) : undefined;
    if (!step) {
      setValue('lines', list.lines);
      return formProps.onSubmit(event);
    }
    event.preventDefault();
    if (step.kind === 'remove') return list.remove(step.index);
    if (step.slug !== '') return list.undo();
    const picker = event.currentTarget.elements.namedItem('products');
    if (!(picker instanceof HTMLSelectElement)) return;
    const { value } = picker;
    picker.value = '';
    if (value === '') picker.focus();
    else list.add(value);
  }

  const done = state.status === 'sent';
  return (
    <div
      data-ready={list.ready || undefined}
      className="quote-page page-width grid items-start gap-x-14 gap-y-10 pt-4 pb-12 lg:grid-cols-[1.7fr_1fr]"
    >
      <form {...formProps} onSubmit={onSubmit} className="flex min-w-0 flex-col gap-10">
        {!done && (
          <>
            {/* Enter in a field presses the first button, which must not be one that removes a line. */}
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
              Request quote
            </button>
            {untried && refused[''] && (
              <p role="alert" className="rounded border border-danger bg-raised p-4 text-danger">
                {refused['']}
              </p>
            )}
            <ListSection
              {...{ catalogue, list, heading, typedQuantities }}
              picker={children}
              unknown={asked.unknown}
              errors={untried ? refused : { lines: field('lines').error ?? '' }}
              empty={words.empty}
            />
            {/* On paper too: it says what the list is for. */}
            <FormField {...field('plan')} />
            <ContactFields field={field} />
            {quote.attachment && (
              <div className="print:hidden">
                <FileField
                  {...submission.file('order')}
                  {...(untried && refused.order ? { error: refused.order } : {})}
                  rule={quote.attachment}
                />
              </div>
            )}
            <HiddenFields idempotencyKey={props.idempotencyKey} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
              <SubmitButton label="Request quote" sending={sending} className="max-sm:w-full" />
              <p className="text-muted">{words.next.body}</p>
            </div>
          </>
        )}
        <FormStatus state={state} next={quote.next} />
        {done && (
          <>
            <QuoteSummary catalogue={catalogue} heading="What you asked for" lines={sent} />
            <ButtonLink href={paths.instruments} variant="secondary" className="self-start">
              Back to the instruments
            </ButtonLink>
          </>
        )}
      </form>
      <div className="flex flex-col gap-6 lg:sticky lg:top-(--below-header) print:hidden">
        <div className="max-lg:hidden">
          <QuoteSummary catalogue={catalogue} heading="In short" lines={list.lines} />
        </div>
        <NextSteps section={words.next} />
      </div>
    </div>
  );
}
