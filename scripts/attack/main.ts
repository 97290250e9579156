/** Tries on servers of its own what a hostile visitor would, and says what held; `npm run attack -- --help` lists it. */
import { type AttackName, readAttack } from './attacks.mjs';
import { attackWithBackends } from './backends.ts';
import { attackBudgets } from './budgets.ts';
import { attackByExport } from './export.ts';
import type { Finding } from './finding.ts';
import { attackWithPictures } from './large-pictures.ts';
import { attackMoney } from './money/attack-money.ts';
import { attackRows } from './rows.ts';
import { attackSlowUploads } from './slow-uploads.ts';
import { attackTexts } from './texts.ts';
import { attackAsVisitor } from './visitor.ts';

type Chosen = NonNullable<ReturnType<typeof readAttack>>;

const ATTACKS: Readonly<Record<AttackName, (chosen: Chosen) => Promise<readonly Finding[]>>> = {
  backends: ({ seed, backends }) => attackWithBackends(seed, backends),
  budgets: attackBudgets,
  export: attackByExport,
  money: ({ seed, operations }) => attackMoney(seed, operations),
  pictures: attackWithPictures,
  rows: attackRows,
  texts: attackTexts,
  uploads: attackSlowUploads,
  visitor: ({ seconds }) => attackAsVisitor(seconds),
};

/** Null never comes here: the command answers that itself. */
const chosen = readAttack(process.argv.slice(2)) as Chosen;
const attacks = Object.entries(ATTACKS).filter(([name]) => chosen.only === undefined || name === chosen.only);

let broken = 0;
for (const [name, attack] of attacks) {
  console.log(`${name} …`);
  for (const { name: what, figure, holds } of await attack(chosen)) {
    console.log(`${holds ? '✓' : '✗'} ${what.padEnd(56)} ${figure}`);
    if (!holds) broken += 1;
  }
}
console.log(broken === 0 ? 'everything held' : `${broken} did not hold`);
process.exitCode = broken === 0 ? 0 : 1;
