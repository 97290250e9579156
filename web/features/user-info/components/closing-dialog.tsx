import { useQuery } from '@tanstack/react-query';
import { App, Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { WholeDates } from '#web/components/whole-dates.tsx';
import { NoAnswer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { TextField } from '#web/kit/form/text-field.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { useBackCloses } from '#web/lib/document/use-leave-guard.ts';
import { PATHS } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { tokenStore } from '#web/lib/session/token.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import type { Account, Closing } from '../model/account.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import styles from './settings.module.css';
import { useProvenForm } from './use-proven-form.ts';

interface ClosingDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Closes the account (注销账号): shows what prevents it, then what is lost, then asks for the typed words. */
export function ClosingDialog({ account, onClose }: ClosingDialogProps) {
  const query = useQuery({ ...ask('AccountServiceMag.getClosing'), staleTime: 0, gcTime: 0 });
  const { data } = query;
  if (data && data.blockers.length === 0) {
    return <ClosingForm account={account} closing={data} onClose={onClose} />;
  }
  return (
    <NotYet onClose={onClose}>
      {data ? (
        <>
          <Box as="p" tone="muted" below={8}>
            处理完下面的事项后就可以注销：
          </Box>
          <Hints hints={data.blockers} />
        </>
      ) : (
        <NoAnswer
          query={query}
          what="注销条件"
          safe="账号没有变化，请重试。"
          skeleton={<LinesSkeleton count={3} />}
        />
      )}
    </NotYet>
  );
}

function NotYet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useBackCloses(onClose);
  useFocusReturn();
  return (
    <Modal
      open
      centered
      width={480}
      title="注销账号"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>知道了</Button>}
    >
      {children}
    </Modal>
  );
}

function Hints({ hints }: { hints: Closing['blockers'] }) {
  return (
    <ul className={styles.hints}>
      {hints.map(({ kind, text, path }) => (
        <li key={kind}>
          <WholeDates text={moneyWords(text)} />
          {path === '' ? null : <Link to={path}>去处理</Link>}
        </li>
      ))}
    </ul>
  );
}

/** The focus was in the dialog that stood here while this one was loaded. */
const OPENER = ['#close-account'];

interface ClosingFormProps extends ClosingDialogProps {
  readonly closing: Closing;
}

function ClosingForm({ account, closing: { words, days, losses }, onClose }: ClosingFormProps) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { form, way, setWay, act, send } = useProvenForm({
    account,
    rules: { words: (value) => (value.trim() === words ? undefined : `请输入“${words}”`) },
    operation: 'AccountServiceMag.askClosing',
    onDone() {
      tokenStore.clear();
      sessionStore.logOut();
      void message.success(`已申请注销，${days} 天内登录即可撤回`);
      void navigate(PATHS.login.getHref());
    },
  });

  return (
    <FormDialog
      title="注销账号"
      okText="申请注销"
      returnTo={OPENER}
      isDestructive
      isChanged={form.isChanged}
      act={act}
      onSend={() => send((values, proof) => ({ words: values.words.trim(), ...proof }))}
      onClose={onClose}
    >
      <div>
        <Box as="p" tone="muted" below={8}>
          {`提交后所有设备退出登录。${days} 天内登录会撤回申请；之后个人资料、地址、作品和文件都会删除，无法恢复。法律要求保留的订单和流水会去掉您的姓名和联系方式。`}
        </Box>
        <Hints hints={losses} />
      </div>
      <ProofFields form={form} account={account} way={way} onWay={setWay} />
      <TextField label={`请输入“${words}”确认`} field={form.of('words')} autoComplete="off" maxLength={20} />
    </FormDialog>
  );
}
