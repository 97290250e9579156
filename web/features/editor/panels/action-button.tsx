import { App, Button, Tooltip } from 'antd';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useHandWords } from '#web/lib/document/use-roving.ts';
import { tryAction } from '../actions/action.ts';
import { actionOf } from '../actions/index.ts';
import { keyWords } from '../actions/keys.ts';
import { useAnswer, useEditing } from '../model/editing.ts';

export interface ActionButtonProps {
  readonly id: string;
  /** A drawing in place of the title. */
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly type?: 'text' | 'default' | 'primary';
  readonly size?: 'small';
  readonly style?: CSSProperties | undefined;
  readonly isOn?: boolean;
}

const CANNOT: CSSProperties = { opacity: 0.4, cursor: 'not-allowed' };

/** An action as a button; where it cannot be done now, it says why. */
export function ActionButton({ id, icon, title, type = 'text', size, style, isOn }: ActionButtonProps) {
  const editing = useEditing();
  const { message } = App.useApp();
  const action = actionOf(id);
  const when = useAnswer(action.when);
  const [key] = action.keys ?? [];
  const words = title ?? action.title;
  const hint = typeof when === 'string' ? `${action.title}：${when}` : action.title;
  const isOver = when !== true;
  // Disabled, it would lose the focus, and the next key would mean something else.
  const [hasFocus, setHasFocus] = useState(false);
  const isWorded = icon === undefined || title !== undefined;
  // After a tap it would lie over what the tap opened; there only the reason is worth telling.
  const told = useHandWords(key ? `${hint}（${keyWords(key)}）` : hint, when === true ? '' : hint);
  return (
    <Tooltip title={told} mouseEnterDelay={0.5}>
      <Button
        type={type}
        {...(size === undefined ? {} : { size })}
        style={isOver && hasFocus ? { ...style, ...CANNOT } : style}
        icon={icon}
        disabled={isOver && !hasFocus}
        aria-disabled={isOver}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        {...(isWorded ? {} : { 'aria-label': action.title })}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        onClick={() => tryAction(action, editing) || void message.info(hint)}
      >
        {isWorded ? words : null}
      </Button>
    </Tooltip>
  );
}
