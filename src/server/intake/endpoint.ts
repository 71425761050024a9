import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Form } from '../../forms/form.ts';
import { findForm } from '../../forms/forms.ts';
import { company } from '../../site/company.ts';
import { formPath } from '../../site/paths.ts';
import { type Exchange, wantsPage } from '../http/exchange.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { sendProblem } from '../http/problem.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Draft } from './drafts.ts';
import { emptyIncoming, type Incoming, incomingValues } from './incoming.ts';
import { readBody } from './readBody.ts';
import type { Accepted } from './submissions.ts';

interface FormResult extends Draft {
  status: number;
}

/** Answers the rejected request itself with the form's page. */
type ShowForm = (form: string, result: FormResult) => Promise<void>;

const foreign = 'The form was sent from another website. Please send it from here.';
const unavailable = `We could not store your message. Nothing was sent. Please try again in a few minutes, or call ${company.phone.text}.`;

/** Errors of the store are not the sender's fault, and their details stay in the log. */
function refusalFor(error: unknown, log: Logger, requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  log.error({ requestId, err: error }, 'could not store submission');
  return new Refusal(503, unavailable, { headers: { 'Retry-After': '60' } });
}

const redirect = (response: ServerResponse, location: string) =>
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();

/** POST /api/submissions/{form}, with and without JavaScript. */
export function createSubmissionEndpoint({ env, intake, drafts, log, metrics }: Services) {
  function answerAccepted(response: ServerResponse, page: boolean, form: Form, done: Accepted) {
    if (page) return redirect(response, `${formPath(form.name)}?sent=${done.reference}`);
    const body = JSON.stringify({ reference: done.reference });
    return response
      .writeHead(201, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(body);
  }

  /** Shows the form again with what was typed and the error messages. */
  async function showRefusal(
    { response, clientAddress }: Exchange,
    form: Form,
    incoming: Incoming,
    { status, detail, errors }: Refusal,
    showForm: ShowForm,
  ): Promise<void> {
    const draft = {
      values: incomingValues(form, incoming),
      errors: { ...errors, '': detail },
    };
    // For other statuses, or if the draft cannot be saved, the page is the answer itself.
    if (status === 422 || status === 413 || status === 400) {
      const id = await drafts.save(form.name, draft, clientAddress).catch(() => undefined);
      if (id) {
        redirect(response, `${formPath(form.name)}?draft=${id}`);
        return;
      }
    }
    await showForm(form.name, { ...draft, status });
  }

  return async (exchange: Exchange, showForm: ShowForm): Promise<void> => {
    const { request, response, target, clientAddress, requestId } = exchange;
    const form = findForm(target.path.split('/').at(-1) ?? '');
    if (!form) return sendProblem(response, 404, 'There is no such form.');
    const page = wantsPage(request);
    const incoming = emptyIncoming();
    try {
      const own = isOwnOrigin(request.headers, env.SITE_URL);
      // Read it even so for a page: visitors whose browser hides the origin must not lose what they
      // typed.
      if (own || page) await readBody(request, form, incoming);
      if (!own) throw new Refusal(403, foreign);
      const done = await intake(form, incoming, clientAddress);
      metrics.submission(form.name, done.repeated ? 'repeated' : 'accepted');
      log.info({ requestId, form: form.name, reference: done.reference });
      answerAccepted(response, page, form, done);
    } catch (error) {
      const refusal = refusalFor(error, log, requestId);
      metrics.submission(form.name, String(refusal.status));
      if (!request.complete) response.setHeader('Connection', 'close');
      for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
      if (page) await showRefusal(exchange, form, incoming, refusal, showForm);
      else sendProblem(response, refusal.status, refusal.detail, { errors: refusal.errors });
    }
  };
}
