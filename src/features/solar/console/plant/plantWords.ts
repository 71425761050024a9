import type { ConsoleWords } from '../../../../content/schemas/solarConsole.ts';

export type PlantWords = Pick<
  ConsoleWords,
  'name' | 'simulation' | 'simulationText' | 'roles' | 'kpis' | 'losses'
>;
