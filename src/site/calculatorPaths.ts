import { paths } from './paths.ts';

/** The pages whose calculators answer a form that is sent to them. */
export const calculatorPaths: readonly string[] = [
  paths.evSimulator,
  paths.evEquipment,
  paths.reflector,
];

/** The page the server draws for such a form. No visitor sees its address. */
export const answerPath = (path: string) => `/answers${path}`;
