import { z } from 'zod';
import { accessorySchema } from '../../src/content/schemas/accessory.ts';
import { standardSchema } from '../../src/content/schemas/standard.ts';
import { readContent } from './content.ts';

export const accessories = z
  .array(accessorySchema.omit({ id: true }))
  .parse(readContent('accessories.yaml'));
export const standards = z.array(standardSchema).parse(readContent('standards.yaml'));
