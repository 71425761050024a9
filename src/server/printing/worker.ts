import { type DocumentSources, typeset } from '../../typeset/typeset.ts';
import type { TypesettingFiles } from '../../typeset/typesettingFiles.ts';
import { answerTasks, workerFiles } from '../workers/answerTasks.ts';

const files = workerFiles<TypesettingFiles>();
/** A process of its own: the compiler takes 28 MB of code and a second to start. */
answerTasks((sources: DocumentSources) => typeset(sources, files));
