import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';

export type PlantWords = Pick<
  ConsoleWords,
  'name' | 'simulation' | 'simulationText' | 'roles' | 'kpis' | 'losses'
>;
