import type { Kind } from '../kind.ts';
import { column } from './column.ts';
import { errorRow } from './error-row.ts';
import { operation } from './operation.ts';
import { scenario } from './scenario.ts';
import { screen } from './screen.ts';

export const KINDS: readonly Kind[] = [operation, screen, column, errorRow, scenario];
