import { runReading } from '../../platform/reading/reading-program.js';
import { type PackContent, packFileOf } from './domain/pack-file.js';

await runReading((content: PackContent) => packFileOf(content));
