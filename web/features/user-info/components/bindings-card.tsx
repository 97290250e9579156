import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '#web/components/error-state.tsx';
import { ProviderGlyph } from '#web/components/provider-glyph.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { useSeemsMissing } from '#web/lib/missing-operations.ts';
import { shows } from '#web/lib/shows.ts';
import { THIRD_LOGIN_NAMES, type ThirdLoginType } from '#web/lib/third-logins.ts';
import { UNBIND_DONE } from '../api.ts';
import { type BindingRow, bindingRows } from '../model/bindings.ts';
import styles from './bindings-card.module.css';
import { BindingsSkeleton } from './skeletons.tsx';
import { UnbindDialog } from './unbind-dialog.tsx';
import type { MemberInfoQuery } from './use-member-info.ts';

export interface BindingSlot {
  readonly provider: ThirdLoginType;
  readonly onBound: (nick: string) => void;
  readonly onSessionEnded: () => void;
  readonly onClose: (isAnswerOpen: boolean) => void;
}

/** Asking an outside identity is the business of another part of the product. */
export type RenderBinding = (slot: BindingSlot) => ReactNode;

interface BindingsCardProps {
  readonly member: MemberInfoQuery;
  readonly renderBinding: RenderBinding;
  /** Where there is no password, which the last way to log in waits for. */
  readonly onSetPassword?: (() => void) | undefined;
}

type Asked =
  | { readonly act: 'bind'; readonly row: BindingRow }
  | { readonly act: 'unbind'; readonly row: BindingRow };

/** Outside identities (第三方绑定) the member can log in with. */
export function BindingsCard({ member, renderBinding, onSetPassword }: BindingsCardProps) {
  const { message } = App.useApp();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  function bound(provider: ThirdLoginType, nick: string): void {
    close();
    member.refresh();
    void message.success(`已绑定${THIRD_LOGIN_NAMES[provider]}${nick === '' ? '' : `“${nick}”`}`);
  }

  function closedBinding(provider: ThirdLoginType, isAnswerOpen: boolean): void {
    close();
    if (!isAnswerOpen) return;
    member.refresh();
    void message.info(`没有绑定${THIRD_LOGIN_NAMES[provider]}；之后若在授权页同意，绑定仍会生效`);
  }

  function unbound(provider: ThirdLoginType): void {
    close();
    member.forgetBinding(provider);
    void message.success(UNBIND_DONE);
  }

  return (
    <Sheet title="第三方绑定" {...shows('UserCenterMag.getMemberInfo', 'UserCenterMag.unBindThirdLogin')}>
      <BindingsList member={member} onAsk={setAsked} />
      {asked?.act === 'unbind' ? (
        <UnbindDialog
          row={asked.row}
          onDone={() => unbound(asked.row.provider)}
          onSetPassword={
            onSetPassword &&
            (() => {
              close();
              onSetPassword();
            })
          }
          onClose={close}
        />
      ) : null}
      {asked?.act === 'bind'
        ? renderBinding({
            provider: asked.row.provider,
            onBound: (nick) => bound(asked.row.provider, nick),
            onSessionEnded: member.refresh,
            onClose: (isAnswerOpen) => closedBinding(asked.row.provider, isAnswerOpen),
          })
        : null}
    </Sheet>
  );
}

function BindingsList({ member, onAsk }: { member: MemberInfoQuery; onAsk: (asked: Asked) => void }) {
  if (member.isPending) return <BindingsSkeleton />;
  if (member.info === undefined) {
    return (
      <ErrorState
        title="绑定情况没有加载出来"
        text="已绑定的账号不受影响，请重试。"
        onRetry={member.retry}
        isRetrying={member.isFetching}
        error={member.error}
      />
    );
  }
  const rows = bindingRows(member.info, member.bindWx);
  return (
    <>
      <p className={styles.purpose}>{purposeOf(rows)}</p>
      <ul className={styles.list} aria-label="第三方账号">
        {rows.map((row) => (
          <BindingItem key={row.provider} row={row} onAsk={onAsk} />
        ))}
      </ul>
    </>
  );
}

function purposeOf(rows: readonly BindingRow[]): string {
  const hasNone = rows.every(({ binding, isKnown }) => isKnown && binding === null);
  return hasNone ? '还没有绑定第三方账号；绑定后可以直接用它登录。' : '绑定后可以直接用这些账号登录。';
}

const VERBS = { bind: '绑定', unbind: '解绑' } as const;

function BindingItem({ row, onAsk }: { row: BindingRow; onAsk: (asked: Asked) => void }) {
  const { provider, name, binding, isKnown } = row;
  // The code of 微信 comes with the documented call; the page of another identity does not.
  const hasNoPage = useSeemsMissing('LoginServiceMag.getThirdLoginPage') && provider !== 'weixin';
  // Where nobody says whether it is bound, either may be what the member wants.
  const wanted = isKnown ? ([binding === null ? 'bind' : 'unbind'] as const) : (['bind', 'unbind'] as const);
  const acts = hasNoPage ? wanted.filter((act) => act !== 'bind') : wanted;
  return (
    <li className={styles.row}>
      <span className={styles.glyph} data-is-bound={binding !== null}>
        <ProviderGlyph provider={provider} />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.state}>
          {binding === null ? (
            isKnown ? (
              '未绑定'
            ) : (
              '不清楚是否已绑定'
            )
          ) : (
            <>
              {binding.nick === '' ? null : <span className={styles.nick}>{binding.nick}</span>}
              <span className={styles.since}>
                {binding.bound === '' ? '已绑定' : <WholeDates text={`${binding.bound} 绑定`} />}
              </span>
            </>
          )}
        </span>
      </span>
      <span className={styles.acts}>
        {acts.map((act) => (
          <Button
            // A button that becomes the other one stays where the focus returns to.
            key={isKnown ? 'only' : act}
            className={styles.act}
            aria-label={`${VERBS[act]}${name}`}
            onClick={() => onAsk({ act, row })}
          >
            {VERBS[act]}
          </Button>
        ))}
      </span>
    </li>
  );
}
