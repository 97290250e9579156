/** What says sentences in Chinese. Loaded only for whoever reads Chinese. */
import { speakerOf } from '../../../../contracts/said/in-chinese.mjs';
import { STARTS } from '../../../../contracts/said/starts.mjs';
import { COMPARE } from './compare.mjs';
import { CONTRACT } from './contract.mjs';
import { CONTROL } from './control.mjs';
import { LINES } from './lines.mjs';
import { REFUSALS } from './refusals.mjs';
import { SCENARIOS } from './scenarios.mjs';
import { SCHEMAS } from './schemas.mjs';
import { SERVERS } from './servers.mjs';
import { SETTINGS } from './settings.mjs';
import { VERIFY } from './verify.mjs';

/** Sentences of any place. */
export const SENTENCES = {
  ...STARTS,
  ...SETTINGS,
  ...CONTROL,
  ...REFUSALS,
  ...SCENARIOS,
  ...CONTRACT,
  ...SCHEMAS,
  ...SERVERS,
  ...COMPARE,
  ...VERIFY,
};

export const inChinese = speakerOf(SENTENCES, LINES);
