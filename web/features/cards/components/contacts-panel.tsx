import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Pages } from '#web/components/pages.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, PAGED } from '#web/kit/ask/ask.ts';
import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { type Contact, PAGE_SIZE } from '../model/cards.ts';
import styles from './contacts-panel.module.css';

/** Cards of others (名片夹), as their owners have them today. */
export function ContactsPanel() {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...ask('CardServiceMag.getCardContacts', { page, pageSize: PAGE_SIZE }),
    ...PAGED,
    // Exchanges happen without this page.
    staleTime: 0,
  });
  return (
    <Sheet title="名片夹" {...shows('CardServiceMag.getCardContacts')}>
      <Answer
        query={query}
        what="名片夹"
        safe="换到的名片都在，请稍后重试。"
        skeleton={<LinesSkeleton count={4} />}
      >
        {(data) =>
          data.total === 0 ? (
            <EmptyState text="还没有换到名片。别人在您的名片页点“交换名片”，就会出现在这里。" />
          ) : (
            <>
              <Stack as="ul" className={styles.list} aria-label="名片夹" aria-busy={query.isPlaceholderData}>
                {data.list.map((contact) => (
                  <ContactLine key={contact.ID} contact={contact} />
                ))}
              </Stack>
              {data.total > data.pageSize ? (
                <Pages
                  className={styles.pages}
                  align="center"
                  current={data.page}
                  pageSize={data.pageSize}
                  total={data.total}
                  onChange={setPage}
                />
              ) : null}
            </>
          )
        }
      </Answer>
    </Sheet>
  );
}

function ContactLine({ contact }: { contact: Contact }) {
  const { name, title, company, mobile, path, at } = contact;
  const now = useServerNow(null);
  const about = [title, company].filter((text) => text !== '').join(' · ');
  return (
    <li>
      <Stack as="span" align="center" items="center" tone="ink" className={styles.mark} aria-hidden="true">
        {[...name][0]}
      </Stack>
      <Stack as="span" shrinks breaks>
        <strong>{name}</strong>
        <Text size={12} tone="muted" className={styles.about}>
          {path === '' ? '名片已停用' : about}
        </Text>
      </Stack>
      <span className={styles.mobile}>{mobile === '' ? '' : <a href={`tel:${mobile}`}>{mobile}</a>}</span>
      <Muted as="time" size={12} dateTime={at}>
        {chinaTimeText(Date.parse(at), now)}
      </Muted>
      {path === '' ? (
        <span />
      ) : (
        <a
          className={styles.open}
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={`查看名片：${name}`}
        >
          查看名片
        </a>
      )}
    </li>
  );
}
