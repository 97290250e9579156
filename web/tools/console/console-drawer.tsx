import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button, ConfigProvider, Drawer, Input, Tabs } from 'antd';
import { useState } from 'react';
import { Box, Row } from '#web/kit/layout/shapes.ts';
import { useOwnFocus } from '../use-own-focus.ts';
import { BackendBadge } from './backend/backend-badge.tsx';
import { BackendContext, backendInFront } from './backend/backend-in-front.ts';
import { CallsTab } from './calls/calls-tab.tsx';
import { ClockTab } from './clock/clock-tab.tsx';
import styles from './console-drawer.module.css';
import { FaultsTab } from './faults/faults-tab.tsx';
import { FindList } from './find/find-list.tsx';
import { CopyStateLink } from './link/copy-state-link.tsx';
import { LinkNoticeBox } from './link/link-notice-box.tsx';
import { OriginTab } from './origin/origin-tab.tsx';
import { PersonaTab } from './persona-tab.tsx';
import { useRoom } from './room/use-room.ts';
import { openTable, RowsTab } from './rows/rows-tab.tsx';
import { StateTab } from './state/state-tab.tsx';
import { TokenForm } from './token-form.tsx';
import { useAnswer } from './use-answer.ts';
import { useTokenDemand } from './use-token-demand.ts';
import { LanguageSwitch } from './words/language-switch.tsx';
import { useLang } from './words/use-lang.ts';
import { useSpeech } from './words/words.ts';

const TABS = [
  { key: 'calls', Tab: CallsTab },
  { key: 'faults', Tab: FaultsTab },
  { key: 'persona', Tab: PersonaTab },
  { key: 'clock', Tab: ClockTab },
  { key: 'state', Tab: StateTab },
  { key: 'rows', Tab: RowsTab },
  { key: 'origin', Tab: OriginTab },
] as const;

/** Who has to give the token first learns nothing yet, and asks again afterwards. */
const nobody = async () => null;

const DRAWER_STYLES = {
  header: { padding: '8px 8px 8px 16px' },
  body: { display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },
} as const;

const TABS_CLASSES = { header: styles.tabBar, body: styles.tabBody, content: styles.tab };

interface ConsoleDrawerProps {
  readonly isOpen: boolean;
  /** With whether the focus was in a dialog, as the console is one. */
  readonly onClose: (hadFocus: boolean) => void;
}

function hasFocus(): boolean {
  return Boolean(document.activeElement?.closest('[role=dialog], .replica-console'));
}

export function ConsoleDrawer({ isOpen, onClose }: ConsoleDrawerProps) {
  const [tab, setTab] = useState('calls');
  const [wanted, setWanted] = useState('');
  const demand = useTokenDemand();
  const { value: backend = null } = useAnswer(demand === null ? backendInFront : nobody);
  const { way, width, size, toggleSize } = useRoom(isOpen);
  useOwnFocus('.replica-console');
  const { language, words } = useSpeech();
  const say = words.frame.drawer;
  return (
    <ConfigProvider locale={words.antd}>
      <BackendContext value={backend}>
        <Drawer
          open={isOpen}
          onClose={() => onClose(hasFocus())}
          title={
            <>
              {say.title}
              <BackendBadge />
            </>
          }
          extra={
            <Row gap={4}>
              {demand === null ? <CopyStateLink /> : null}
              <LanguageSwitch />
              {way === 'beside' ? (
                <Button type="link" size="small" aria-pressed={size === 'wide'} onClick={toggleSize}>
                  {size === 'wide' ? say.narrower : say.wider}
                </Button>
              ) : null}
              <Button
                className={styles.close}
                icon={<CloseOutlined aria-hidden="true" />}
                size={way === 'beside' ? 'small' : 'middle'}
                onClick={() => onClose(hasFocus())}
              >
                {say.close}
              </Button>
            </Row>
          }
          closable={false}
          // The second name is for the style sheet of the page, which knows no names of ours.
          rootClassName={`${styles.root} replica-console`}
          placement="right"
          size={width}
          mask={false}
          // Over every dialog of the product, under the small messages.
          zIndex={1900}
          // What is unseen neither listens nor asks.
          destroyOnHidden
          // The product beside it stays in use, so nobody is shut in here.
          focusable={{ trap: false }}
          {...{ 'aria-modal': false }}
          panelRef={useLang()}
          // antd's own rules come later than those of a class.
          styles={DRAWER_STYLES}
        >
          {demand === null ? (
            <>
              <LinkNoticeBox />
              <Box padX={16} padY={8}>
                <Input
                  allowClear
                  size="small"
                  aria-label={words.frame.find.label}
                  placeholder={words.frame.find.label}
                  value={wanted}
                  onChange={({ target }) => setWanted(target.value)}
                />
              </Box>
              {wanted.trim() === '' ? null : (
                <FindList
                  wanted={wanted}
                  onTable={(name) => {
                    openTable(name);
                    setTab('rows');
                    setWanted('');
                  }}
                />
              )}
              <Tabs
                className={styles.tabs}
                hidden={wanted.trim() !== ''}
                classNames={TABS_CLASSES}
                activeKey={tab}
                onChange={setTab}
                size="small"
                // Seven names stand side by side on the smallest phone, and English ones are longer.
                tabBarGutter={language === 'zh' ? 14 : 8}
                destroyOnHidden
                items={TABS.map(({ key, Tab }) => ({ key, label: say.tabs[key], children: <Tab /> }))}
              />
            </>
          ) : (
            <TokenForm demand={demand} />
          )}
        </Drawer>
      </BackendContext>
    </ConfigProvider>
  );
}
