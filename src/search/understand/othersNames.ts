import type { OtherMaker } from '../knowledge.ts';
import { fold } from '../words.ts';

/** What stands around a model of another maker, besides its maker. */
const asking =
  'equivalents?|alternatives?|replacement|similar|comparable|compatible|like|vs|or|to|of|for|the';

interface Rules {
  /** Most questions name no such model, which one look tells. */
  any: RegExp;
  /** With what is asked around it, for each thing that models can be. */
  models: readonly (readonly [pattern: RegExp, is: string])[];
}

function rulesOf(makers: readonly OtherMaker[]): Rules {
  const names = makers.flatMap((maker) =>
    maker.names.map((name) => fold(name).replaceAll(' ', ' ?')),
  );
  const around = `(?:${[asking, ...names].join('|')})`;
  const families = makers.flatMap((maker) => maker.families);
  const oneOf = (some: typeof families) => `(?:${some.map(({ pattern }) => pattern).join('|')})`;
  return {
    any: new RegExp(`\\b${oneOf(families)}\\b`),
    models: [...Map.groupBy(families, ({ is }) => is)].map(([is, own]) => [
      new RegExp(`(?:\\b${around} )*\\b${oneOf(own)}\\b(?: ${around}\\b)*`, 'g'),
      is,
    ]),
  };
}

const known = new WeakMap<readonly OtherMaker[], Rules>();

/** A folded question with the models of other makers as what they are. */
export function inOurNames(text: string, makers: readonly OtherMaker[]): string {
  if (makers.length === 0) return text;
  const { any, models } = known.get(makers) ?? rulesOf(makers);
  known.set(makers, { any, models });
  if (!any.test(text)) return text;
  return models.reduce((plain, [pattern, is]) => plain.replaceAll(pattern, ` ${is} `), text).trim();
}
