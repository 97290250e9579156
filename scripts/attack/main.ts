/**
 * Tries on servers of its own what a hostile visitor would, and says what held. On loopback, and bounded.
 *
 *   npm run attack [-- --only visitor --seconds 120]     budgets, export, money, rows, texts, visitor
 *   npm run attack -- --only money --seed 7 --operations 10000
 */
import { parseArgs } from 'node:util';
import { attackBudgets } from './budgets.ts';
import { attackByExport } from './export.ts';
import type { Finding } from './finding.ts';
import { attackMoney } from './money/attack-money.ts';
import { attackRows } from './rows.ts';
import { attackTexts } from './texts.ts';
import { attackAsVisitor } from './visitor.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    operations: { type: 'string', default: '10000' },
  },
});

const ATTACKS: Readonly<Record<string, () => Promise<readonly Finding[]>>> = {
  budgets: attackBudgets,
  export: attackByExport,
  money: () => attackMoney(Number(values.seed), Number(values.operations)),
  rows: attackRows,
  texts: attackTexts,
  visitor: () => attackAsVisitor(Number(values.seconds)),
};

const chosen = Object.entries(ATTACKS).filter(([name]) => values.only === undefined || name === values.only);
if (chosen.length === 0) {
  console.error(`there is no attack "${values.only}"; there are ${Object.keys(ATTACKS).join(', ')}`);
  process.exit(2);
}

let broken = 0;
for (const [name, attack] of chosen) {
  console.log(`${name} …`);
  for (const { name: what, figure, holds } of await attack()) {
    console.log(`${holds ? '✓' : '✗'} ${what.padEnd(56)} ${figure}`);
    if (!holds) broken += 1;
  }
}
console.log(broken === 0 ? 'everything held' : `${broken} did not hold`);
process.exitCode = broken === 0 ? 0 : 1;
