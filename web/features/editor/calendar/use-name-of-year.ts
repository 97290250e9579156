import { App } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CalendarSpec } from '#contracts/rules/calendar/calendar-types.ts';
import { useAround, useEditing, useEditorState } from '../model/editing.ts';
import { useNewName } from '../model/use-new-name.ts';

/** A name that says the year says the new one once another year is saved, and the old one again after undoing (换年). */
export function useNameOfYear(): void {
  const { opusID, around } = useEditing();
  const { message } = App.useApp();
  const renaming = useNewName(opusID);
  const calendar = useEditorState(({ document }) => document.calendar);
  const isSaved = useAround((now) => now.isSaved);
  const settled = useRef(calendar);
  /** A name that is undone is that which was given before. */
  const going = useRef(Promise.resolve());
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function rename(from: CalendarSpec, to: CalendarSpec): Promise<void> {
    const { nameInYears } = await import('#contracts/rules/calendar/year-change.ts');
    const renamed = await renaming((now) => nameInYears(now, from, to));
    if (renamed === null || renamed.name === '') return;
    const { name, problem } = renamed;
    if (!isOpen.current) return;
    if (problem === '') void message.info(`作品名也跟着换成了「${name}」。`);
    else void message.warning(`作品名没有换成「${name}」，可以在作品列表里改。`);
  }

  const follow = useEffectEvent((wanted: CalendarSpec | undefined, wasSaved: boolean) => {
    const from = settled.current;
    // What changed a moment ago is known there first.
    const { isSaved, isReadOnly, owner } = around.get();
    if (from && (!wasSaved || !isSaved || isReadOnly)) return;
    settled.current = wanted;
    // The name is its owner's to change.
    if (!from || !wanted || from.firstYear === wanted.firstYear || owner !== '') return;
    going.current = going.current.then(() => rename(from, wanted));
  });
  useEffect(() => follow(calendar, isSaved), [calendar, isSaved]);
}
