export interface Area {
  /** As in `npm run mutate -- limits`. */
  name: string;
  /** Its code is changed, and its tests must notice. */
  folder: string;
  /**
   * Whether what runs only when a file is loaded is changed too. Each such change needs all tests of
   * the area in a fresh thread. It is worth that where rules are declared on loading, as in forms.
   * In models, what is declared so are tables of figures and texts.
   */
  onLoading: boolean;
  /** Tests left out because they take too long to be repeated a thousand times. */
  slowTests?: readonly string[];
}

const model = (name: string, folder: string): Area => ({ name, folder, onLoading: false });
const rules = (name: string, folder: string): Area => ({ name, folder, onLoading: true });

export const areas: readonly Area[] = [
  model('ev-simulator', 'src/features/ev-simulator/model'),
  model('charging', 'src/charging'),
  model('reflector', 'src/features/reflector/model'),
  // That test reads the whole catalogue.
  { ...model('test-plan', 'src/features/test-plan/model'), slowTests: ['**/testPlan.test.ts'] },
  rules('forms', 'src/forms'),
  rules('limits', 'src/server/limits'),
  rules('intake', 'src/server/intake'),
  rules('outbox', 'src/server/outbox'),
  rules('auth', 'src/server/auth'),
];
