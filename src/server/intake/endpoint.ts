import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Form } from '../../forms/form.ts';
import { findForm } from '../../forms/forms.ts';
import { company } from '../../site/company.ts';
import { formPath, trackPath } from '../../site/paths.ts';
import { type Exchange, wantsPage } from '../http/exchange.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import { discardRest } from '../http/requestBody.ts';
import { sendProblem } from '../http/smallAnswers.ts';
import { trackKey } from '../outbox/trackLink.ts';
import type { Services } from '../services.ts';
import type { Draft } from './drafts.ts';
import { emptyIncoming, type Incoming, incomingValues, stepTaken } from './incoming.ts';
import { readBody } from './readBody.ts';
import { reserveRoom } from './reserveRoom.ts';

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
export function createSubmissionEndpoint(services: Services) {
  const { env, intake, drafts, log, metrics, uploads } = services;

  /** Whoever left no address to mail a link to gets it here, once. */
  function trackOf(form: Form, incoming: Incoming, { reference, repeated }: Accepted) {
    const values = incomingValues(form, incoming);
    const hasAddress = typeof values.email === 'string' && values.email.trim() !== '';
    return hasAddress || repeated
      ? {}
      : { track: trackKey(services.secret, reference, services.now()) };
  }

  function answerAccepted(
    response: ServerResponse,
    page: boolean,
    form: Form,
    { reference, track }: { reference: string; track?: string },
  ) {
    const query = new URLSearchParams({ sent: reference, ...(track ? { track } : {}) });
    if (page) return redirect(response, `${formPath(form.name)}?${query}`);
    const body = JSON.stringify({
      reference,
      ...(track ? { track: trackPath(reference, track) } : {}),
    });
    return response
      .writeHead(201, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(body);
  }

  /** Shows the form again with what was typed. */
  async function showAgain(
    { response, clientAddress }: Exchange,
    form: Form,
    { status, ...draft }: FormResult,
    showForm: ShowForm,
  ): Promise<void> {
    // For other statuses, or if the draft cannot be saved, the page is the answer itself.
    if (status === 422 || status === 413 || status === 400 || status === 200) {
      const id = await drafts.save(form.name, draft, clientAddress).catch(() => undefined);
      if (id) {
        redirect(response, `${formPath(form.name)}?draft=${id}`);
        return;
      }
    }
    await showForm(form.name, { ...draft, status });
  }

  /** Reads and stores one submission. Nothing is read before there is room for it. */
  async function receive({ request, clientAddress }: Exchange, form: Form, incoming: Incoming) {
    const own = isOwnOrigin(request.headers, env.SITE_URL);
    // Read it even so for a page: visitors whose browser hides the origin must not lose what they
    // typed.
    if (!own && !wantsPage(request)) throw new Refusal(403, foreign);
    const room = await reserveRoom(request, form, clientAddress, services);
    try {
      await readBody(request, { form, incoming, uploads, room });
      if (!own) throw new Refusal(403, foreign);
      const values = stepTaken(form, incoming);
      return values ? { values } : await intake(form, incoming, clientAddress);
    } finally {
      await incoming.file?.upload.remove();
      room.release();
    }
  }

  return async (exchange: Exchange, showForm: ShowForm): Promise<void> => {
    const { request, response, target, requestId } = exchange;
    const form = findForm(target.path.split('/').at(-1) ?? '');
    if (!form) return sendProblem(response, 404, 'There is no such form.');
    const page = wantsPage(request);
    const incoming = emptyIncoming();
    try {
      const done = await receive(exchange, form, incoming);
      if ('values' in done)
        return await showAgain(exchange, form, { ...done, errors: {}, status: 200 }, showForm);
      metrics.submission(form.name, done.repeated ? 'repeated' : 'accepted');
      log.info({ requestId, form: form.name, reference: done.reference });
      const { reference } = done;
      answerAccepted(response, page, form, { reference, ...trackOf(form, incoming, done) });
    } catch (error) {
      const refusal = refusalFor(error, log, requestId);
      metrics.submission(form.name, String(refusal.status));
      discardRest(request, response);
      for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
      const errors = { ...refusal.errors, '': refusal.detail };
      const { status } = refusal;
      const values = incomingValues(form, incoming);
      if (page) await showAgain(exchange, form, { values, errors, status }, showForm);
      else sendProblem(response, refusal.status, refusal.detail, { errors: refusal.errors });
    }
  };
}
