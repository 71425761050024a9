import { Resolver } from 'node:dns/promises';
import { sharedSecret } from '../../src/server/store/settings.ts';
import { company } from '../../src/site/company.ts';
import { checkProxy, checkSiteUrl } from './live/checkAddress.ts';
import { checkCompany } from './live/checkCompany.ts';
import { checkSenderDomain, checkSending } from './live/checkMail.ts';
import { checkBackup, checkDisk } from './live/checkStorage.ts';
import { runCommand } from './runCommand.ts';

/** npm run check:live [-- DKIM-SELECTOR]: whether the site is ready to be public, a line each. */
const [selector] = process.argv.slice(2);

await runCommand(async (db, env) => {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const secret = await sharedSecret(db, 'client-hash');
  const answers = await Promise.all([
    checkCompany(company),
    checkSiteUrl(env.SITE_URL),
    checkProxy(env.SITE_URL, secret, env.TRUSTED_PROXIES),
    checkSending(env),
    checkSenderDomain(env.MAIL_FROM, (name) => resolver.resolveTxt(name), selector),
    checkBackup(env),
    checkDisk(env),
  ]);
  const findings = answers.flat();
  for (const { about, found, remedy } of findings)
    console.log(
      remedy ? `MISSING  ${about}: ${found}. Remedy: ${remedy}` : `ok       ${about}: ${found}`,
    );
  const left = findings.filter(({ remedy }) => remedy).length;
  console.log(left === 0 ? 'Ready to go live.' : `${left} of ${findings.length} are missing.`);
  if (left > 0) process.exitCode = 1;
});
