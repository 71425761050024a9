import { existsSync } from 'node:fs';
import { dev } from 'astro';
import { pino } from 'pino';
import { parseEnv } from '../src/server/env.ts';
import { createServices } from '../src/server/services.ts';

process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');

const env = parseEnv(process.env);
const log = pino({ level: env.LOG_LEVEL, base: null });
const services = await createServices(env, log);
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
          server.middlewares.use((request, _response, next) => {
            const locals: App.Locals = {
              services,
              requestId: `dev-${count++}`,
              clientAddress: request.socket.remoteAddress ?? '',
            };
            Reflect.set(request, localsKey, locals);
            next();
          });
        },
      },
    },
  ],
});
