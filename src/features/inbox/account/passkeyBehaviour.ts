import { whyNoPasskey } from './whyNoPasskey.ts';

/** Newer than passkeys themselves; without them we would have to encode every field by hand. */
const isSupported =
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype;

/** What the person reads, said by the server. */
class Told extends Error {}

async function optionsFor(form: HTMLFormElement) {
  const { options: address = '' } = form.dataset;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value);
  const response = await fetch(address, { method: 'POST', body }).catch(() => undefined);
  if (!response) throw new Told('The site could not be reached. Please try again.');
  if (response.redirected) throw new Told('You were signed out meanwhile. Please sign in again.');
  const answer = await response.json();
  if (!response.ok) throw new Told(answer.problem);
  return answer;
}

async function keyFor(form: HTMLFormElement): Promise<Credential | null> {
  const options = await optionsFor(form);
  return form.dataset.passkey === 'create'
    ? navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
      })
    : navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      });
}

function watch(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=key]');
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  if (!field || !problem) return;
  form.hidden = false;
  let busy = false;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    problem.hidden = true;
    try {
      field.value = JSON.stringify(await keyFor(form));
      // Needed for the question only, and not to be sent a second time.
      for (const input of form.querySelectorAll<HTMLInputElement>('input[type=password]'))
        input.disabled = true;
      form.submit();
    } catch (error) {
      problem.textContent = error instanceof Told ? error.message : whyNoPasskey(error);
      problem.hidden = false;
      busy = false;
    }
  });
}

if (isSupported) {
  // Coming back to a page that has sent its form: it starts afresh.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) watch(form);
  document.querySelector('[data-without-passkeys]')?.remove();
}
