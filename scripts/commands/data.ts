import { createPersonalData } from '../../src/server/inbox/personalData.ts';
import { operator } from '../../src/server/store/auditLog.ts';
import { runCommand, UsageError } from './runCommand.ts';

/** npm run data -- export|erase EMAIL|REFERENCE */
const [action, person] = process.argv.slice(2);

await runCommand(async (db) => {
  const personalData = createPersonalData(db);
  if (action === 'export' && person)
    console.log(JSON.stringify(await personalData.collect(operator, person), null, 2));
  else if (action === 'erase' && person)
    console.log(`Removed ${await personalData.erase(operator, person)} submissions`);
  else throw new UsageError('Usage: npm run data -- export|erase EMAIL|REFERENCE');
});
