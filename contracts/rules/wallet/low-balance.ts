import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { parseFen, yuanText } from '../money.ts';

/** The threshold of the reminder (余额提醒), in whole yuan. */
export const REMINDER_YUAN = { min: 1, max: 50_000 } as const;

export const REMINDER_MESSAGE = `请输入 ${REMINDER_YUAN.min} 到 ${REMINDER_YUAN.max} 之间的整数金额（元）`;

/** The typed threshold; empty turns the reminder off, which is null. */
export function reminderAmount(text: string): Done<number | null> | Refused<'bad-field'> {
  if (text.trim() === '') return done(null);
  const fen = parseFen(text.trim());
  const isWithin = fen !== null && fen >= REMINDER_YUAN.min * 100 && fen <= REMINDER_YUAN.max * 100;
  if (isWithin && fen % 100 === 0) return done(fen);
  return refusedField('bad-amount', REMINDER_MESSAGE);
}

/** The notice (余额提醒); empty if there is none. */
export function lowBalanceText(freeFen: number, remindBelowFen: number | null): string {
  if (remindBelowFen === null || freeFen >= remindBelowFen) return '';
  return `可用余额 ${yuanText(freeFen)}，已低于您设定的 ${yuanText(remindBelowFen)}`;
}
