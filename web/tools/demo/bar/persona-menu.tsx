import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { App } from 'antd';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Box, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PersonaFace, PersonaLevel } from '../accounts/persona-face.tsx';
import { usePersonas } from '../accounts/use-personas.ts';
import { beginAgain, commonPath } from '../begin-again.ts';
import { logInAs } from '../calls.ts';
import { fieldsOf, textOf } from '../reading.ts';
import styles from './persona-menu.module.css';
import { useLastUser } from './use-last-user.ts';

/** Who is shown at the moment, and the menu that shows the product as somebody else. */
export function PersonaMenu({ onSwitch }: { onSwitch: () => void }) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const user = useLastUser();
  const [{ list }] = usePersonas();
  const [entering, setEntering] = useState('');
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const account = textOf(fieldsOf(user?.user_account).account);
  const current = list.find((persona) => persona.account === account);
  const name = current?.nick ?? (textOf(fieldsOf(user?.user_account).nick) || '会员');

  async function become(next: string): Promise<void> {
    if (entering !== '') return;
    setEntering(next);
    try {
      const token = await logInAs(next);
      onSwitch();
      await beginAgain(token, commonPath(location.pathname), navigate);
      menu.current?.hidePopover();
    } catch {
      void message.error('没有换成功，请重试');
    } finally {
      setEntering('');
    }
  }

  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <span className="only-read">演示账号：</span>
        {current ? <PersonaFace persona={current} isSmall /> : null}
        <Text cut>{name}</Text>
        <Text off="phone" size={12} nowrap className={styles.standing}>
          {current?.level}
        </Text>
        <span className="only-read">，切换</span>
        <Text off="phone" size={12}>
          <DownOutlined aria-hidden="true" />
        </Text>
      </button>
      <Box ref={menu} id={id} popover="auto" ground="sheet" shadow="float" className={styles.menu}>
        <Note size={12} className={styles.title}>
          换一位会员演示
        </Note>
        <ul>
          {list.map((persona) => (
            <li key={persona.account}>
              <Row
                as="button"
                type="button"
                bare
                className={styles.item}
                aria-current={persona.account === account}
                aria-busy={persona.account === entering}
                disabled={entering !== ''}
                onClick={() =>
                  persona.account === account ? menu.current?.hidePopover() : void become(persona.account)
                }
              >
                <PersonaFace persona={persona} />
                <Stack as="span" grows shrinks>
                  <Row as="span" gap={8} className={styles.who}>
                    <strong>{persona.nick}</strong>
                    <PersonaLevel level={persona.level} />
                  </Row>
                  <Muted size="12-18">{persona.shows}</Muted>
                </Stack>
                {persona.account === account ? (
                  <CheckOutlined className={styles.check} aria-hidden="true" />
                ) : null}
              </Row>
            </li>
          ))}
        </ul>
      </Box>
    </>
  );
}
