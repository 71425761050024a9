import { existsSync } from 'node:fs';
import { dev } from 'astro';
import { pino } from 'pino';
import { parseEnv } from '../src/server/env.ts';
import { fileAddress } from '../src/server/http/fileAddress.ts';
import { parseTarget } from '../src/server/http/target.ts';
import { createSubmissionEndpoint, submissionForm } from '../src/server/intake/endpoint.ts';
import { createServices } from '../src/server/services.ts';
import { heroesPath, sendHeroes } from '../src/server/slides/sendHeroes.ts';
import { formPath } from '../src/site/paths.ts';

process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');

const env = parseEnv(process.env);
const log = pino({ level: env.LOG_LEVEL, base: null });
const services = await createServices(env, log);
const receiveSubmission = createSubmissionEndpoint(services);
/** Where Astro's development server looks for the locals of a request. */
const localsKey = Symbol.for('astro.locals');
let count = 0;

await dev({
  server: { port: env.PORT, host: env.HOST },
  integrations: [
    {
      name: 'services',
      hooks: {
        'astro:server:setup': ({ server }) => {
          server.middlewares.use((request, response, next) => {
            const requestId = `dev-${count++}`;
            const clientAddress = request.socket.remoteAddress ?? '';
            const locals: App.Locals = { services, requestId, clientAddress };
            Reflect.set(request, localsKey, locals);
            const target = parseTarget(request.url);
            const file = target && fileAddress(target, () => false);
            if (file && file !== target.path) request.url = file;
            if (target?.path === heroesPath)
              return void sendHeroes(response, services.heroes).catch(next);
            const formName = submissionForm(request.url ?? '');
            if (!formName) return next();
            receiveSubmission(request, response, {
              formName,
              clientAddress,
              requestId,
              async showPage(formResult) {
                request.method = 'GET';
                request.url = formPath(formName);
                Reflect.set(request, localsKey, { ...locals, formResult });
                next();
              },
            }).catch(next);
          });
        },
      },
    },
  ],
});
