import { App, Button } from 'antd';
import { useState } from 'react';
import { ProviderGlyph } from '#web/components/pictures/provider-glyph.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { ThirdBinding } from '#web/features/login/components/third-binding.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { Box, Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useSeemsMissing } from '#web/lib/call/missing-operations.ts';
import { THIRD_LOGIN_NAMES, type ThirdLoginType } from '#web/lib/session/third-logins.ts';
import { shows } from '#web/lib/shows.ts';
import { type BindingRow, bindingRows } from '../model/bindings.ts';
import styles from './bindings-card.module.css';
import { BindingsSkeleton } from './skeletons.tsx';
import { UnbindDialog } from './unbind-dialog.tsx';
import type { MemberInfoQuery } from './use-member-info.ts';

interface BindingsCardProps {
  readonly member: MemberInfoQuery;
  /** Only where there is no password: the last way to log in cannot be unbound without one. */
  readonly onSetPassword?: (() => void) | undefined;
}

type Asked =
  | { readonly act: 'bind'; readonly row: BindingRow }
  | { readonly act: 'unbind'; readonly row: BindingRow };

/** Outside identities (第三方绑定) the member can log in with. */
export function BindingsCard({ member, onSetPassword }: BindingsCardProps) {
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
      {asked?.act === 'bind' ? (
        <ThirdBinding
          provider={asked.row.provider}
          onBound={(nick) => bound(asked.row.provider, nick)}
          onSessionEnded={member.refresh}
          onClose={(isAnswerOpen) => closedBinding(asked.row.provider, isAnswerOpen)}
        />
      ) : null}
    </Sheet>
  );
}

function BindingsList({ member, onAsk }: { member: MemberInfoQuery; onAsk: (asked: Asked) => void }) {
  return (
    <Answer
      query={member.query}
      what="绑定情况"
      safe="已绑定的账号不受影响，请重试。"
      skeleton={<BindingsSkeleton />}
    >
      {(info) => {
        const rows = bindingRows(info, member.bindWx);
        return (
          <>
            <Box as="p" below={8} tone="muted" className={styles.purpose}>
              {purposeOf(rows)}
            </Box>
            <ul aria-label="第三方账号">
              {rows.map((row) => (
                <BindingItem key={row.provider} row={row} onAsk={onAsk} />
              ))}
            </ul>
          </>
        );
      }}
    </Answer>
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
  // Where it is unknown whether it is bound, both are offered.
  const wanted = isKnown ? ([binding === null ? 'bind' : 'unbind'] as const) : (['bind', 'unbind'] as const);
  const acts = hasNoPage ? wanted.filter((act) => act !== 'bind') : wanted;
  return (
    <Row as="li" gap={12} gapX={16} wraps padY={10} className={styles.row}>
      <Muted ground="paper-deep" className={styles.glyph} data-is-bound={binding !== null}>
        <ProviderGlyph provider={provider} />
      </Muted>
      <Stack as="span" shrinks className={styles.words}>
        <Box as="strong" weight={600}>
          {name}
        </Box>
        <Row as="span" gapX={12} align="stretch" wraps tone="muted">
          {binding === null ? (
            isKnown ? (
              '未绑定'
            ) : (
              '不清楚是否已绑定'
            )
          ) : (
            <>
              {binding.nick === '' ? null : (
                <Text shrinks tone="text" breaks>
                  {binding.nick}
                </Text>
              )}
              <Text digits>
                {binding.bound === '' ? '已绑定' : <WholeDates text={`${binding.bound} 绑定`} />}
              </Text>
            </>
          )}
        </Row>
      </Stack>
      <Row as="span" gap={8} align="stretch" justify="end" wraps className={styles.acts}>
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
      </Row>
    </Row>
  );
}
