import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { CARD_LIMITS, type Privacy } from '#contracts/rules/cards/card-content.ts';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Muted, Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import type { DraftWork } from '../model/card-draft.ts';
import styles from './fields.module.css';
import { PrivacySelect } from './privacy-select.tsx';

interface WorksFieldProps {
  readonly works: readonly DraftWork[];
  readonly privacy: Privacy;
  readonly onPrivacy: (privacy: Privacy) => void;
  readonly onChange: (works: readonly DraftWork[]) => void;
}

/** Own works on the card (展示作品). */
export function WorksField({ works, privacy, onPrivacy, onChange }: WorksFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={styles.group}>
      {works.length === 0 ? (
        <Note size={12}>选几本已发布的作品放在名片上，最多 {CARD_LIMITS.works} 本。</Note>
      ) : (
        <Stack as="ul" gap={12} className={styles.works}>
          {works.map(({ ID, name, photoPath, isShown }) => (
            <Stack as="li" gap={4} content="start" size={12} key={ID} className={styles.work}>
              <img src={photoPath} alt="" />
              {name}
              {isShown ? null : <Muted size={12}>未发布，暂不展示</Muted>}
            </Stack>
          ))}
        </Stack>
      )}
      <Row gap={8} align="start" className={styles.line}>
        <Button onClick={() => setIsChoosing(true)}>选择作品</Button>
        <PrivacySelect of="作品" privacy={privacy} onChange={onPrivacy} />
      </Row>
      {isChoosing ? (
        <WorksDialog
          works={works}
          onClose={() => setIsChoosing(false)}
          onChosen={(chosen) => {
            onChange(chosen);
            setIsChoosing(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface WorksDialogProps {
  readonly works: readonly DraftWork[];
  readonly onChosen: (works: readonly DraftWork[]) => void;
  readonly onClose: () => void;
}

function WorksDialog({ works, onChosen, onClose }: WorksDialogProps) {
  const [chosen, setChosen] = useState(works);
  const isFull = chosen.length >= CARD_LIMITS.works;
  useFocusReturn();
  return (
    <Modal
      open
      centered
      width={720}
      title={`选择作品（${chosen.length}/${CARD_LIMITS.works}）`}
      okText="确定"
      cancelText="返回"
      onOk={() => onChosen(chosen)}
      onCancel={onClose}
    >
      <Choices chosen={chosen} isFull={isFull} onChange={setChosen} />
    </Modal>
  );
}

/** The latest works. */
const WORKS_OFFERED = 100;

interface ChoicesProps {
  readonly chosen: readonly DraftWork[];
  readonly isFull: boolean;
  readonly onChange: (works: readonly DraftWork[]) => void;
}

function Choices({ chosen, isFull, onChange }: ChoicesProps) {
  const query = useQuery(ask('OpusServiceMag.getOpusList', { type: 'all', pageSize: WORKS_OFFERED }));
  return (
    <Answer
      query={query}
      what="作品"
      safe="名片上的内容还在，请稍后重试。"
      unsupported="名片的其他内容照常使用。"
      skeleton={<LinesSkeleton count={4} />}
    >
      {({ list }) => {
        const shown = list.filter(({ status }) => status === 'published' || status === 'changed');
        if (shown.length === 0) return <EmptyState text="还没有已发布的作品，发布之后就能放到名片上。" />;
        return (
          <Stack as="ul" gap={16} className={styles.choices}>
            {shown.map(({ ID, name, photoPath }) => {
              const isChosen = chosen.some((one) => one.ID === ID);
              const others = chosen.filter((one) => one.ID !== ID);
              return (
                <li key={ID}>
                  <Stack
                    as="label"
                    holds
                    gap={6}
                    content="start"
                    size={12}
                    hand
                    className={styles.choice}
                    data-chosen={isChosen}
                  >
                    <input
                      type="checkbox"
                      checked={isChosen}
                      disabled={isFull && !isChosen}
                      onChange={() =>
                        onChange(isChosen ? others : [...others, { ID, name, photoPath, isShown: true }])
                      }
                    />
                    <img src={photoPath} alt="" loading="lazy" />
                    {name}
                  </Stack>
                </li>
              );
            })}
          </Stack>
        );
      }}
    </Answer>
  );
}
