export interface Area {
  /** As in `npm run mutate -- limits`. */
  name: string;
  /** Its code is changed, and its tests must notice. */
  folder: string;
  /** Whether its tests are of pure functions, and can run again and again without loading anew. */
  isPure: boolean;
  /** Whether its tests need what only Vitest itself has: asking again until something is so. */
  needsVitest: boolean;
  /**
   * Whether what happens only on loading a file is changed too, which is where rules are declared.
   * In a model these are tables of figures and texts.
   */
  onLoading: boolean;
  /** Test files too slow to run for every change; quicker ones must notice the same. */
  slowTests?: readonly string[];
}

const model = (name: string, folder: string): Area => ({
  ...{ name, folder, isPure: true, needsVitest: false, onLoading: false },
});
const server = (name: string, needsVitest: boolean): Area => ({
  ...{ name, folder: `src/server/${name}`, isPure: false, needsVitest, onLoading: true },
});

/** The quickest first; the last four take most of the time. */
export const areas: readonly Area[] = [
  model('charging', 'src/charging'),
  model('reflector', 'src/features/reflector/model'),
  model('test-plan', 'src/features/test-plan/model'),
  { name: 'forms', folder: 'src/forms', isPure: true, needsVitest: false, onLoading: true },
  server('limits', false),
  server('intake', false),
  server('outbox', true),
  model('waveforms', 'src/components/waveforms'),
  server('auth', false),
  {
    ...model('solar', 'src/features/solar/model'),
    slowTests: [
      ...['kpi/year.test.ts', 'alarms/alarmLog.test.ts', 'plant/plantDay.test.ts'],
      ...['report/report.test.ts', 'model/sampleMoment.test.ts'],
    ],
  },
  {
    ...model('ev-simulator', 'src/features/ev-simulator/model'),
    slowTests: ['simulateAnything.test.ts', 'road/secondIntegrator.test.ts'],
  },
];
