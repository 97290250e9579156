import { Button } from 'antd';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { extendVisits, type Guest } from '../follow/calls.ts';
import { chapterWords } from '../follow/follow-state.ts';
import { STORY } from '../tour/story.ts';
import { countWords, minutesLeft, placeWords } from './rules.ts';
import { useNow } from './use-now.ts';
import type { PresentedShow } from './use-show.ts';

interface GuestPaneProps {
  readonly guests: readonly Guest[];
  readonly aheadMs: number;
  readonly isLive: boolean;
  readonly chapter: number;
  readonly act: PresentedShow['act'];
  /** Calls those too who look around by themselves. */
  readonly onGather: () => void;
  readonly onInvite: () => void;
}

const MORE_MINUTES = 30;
const DEVICES: Readonly<Record<Guest['device'], string>> = { phone: '手机', desk: '电脑' };

/** Who came (观众): where each is, how long the visit lasts, and more time for one or all. */
export function GuestPane(props: GuestPaneProps) {
  const { guests, aheadMs, isLive, chapter, act, onGather, onInvite } = props;
  const now = useNow(aheadMs);
  const extend = (guest?: number) =>
    act(() => extendVisits({ minutes: MORE_MINUTES, ...(guest === undefined ? {} : { guest }) }));
  return (
    <Stack as="section" panel gap={12} aria-label="观众" padY={16} padX={16}>
      <Row gap={8} justify="between" wraps>
        <Text as="h2" size="16-24">
          观众
        </Text>
        <Muted size={12} digits role="status">
          {countWords(guests)}
        </Muted>
      </Row>
      {guests.length === 0 ? (
        <Stack gap={8}>
          <Note>还没有观众。请他们扫邀请里的二维码，打开后会停在您讲的这一步。</Note>
          <div>
            <Button onClick={onInvite}>邀请观众</Button>
          </div>
        </Stack>
      ) : (
        <>
          <Row gap={8} wraps>
            <Button disabled={!isLive} onClick={onGather}>
              全部跳到{chapterWords(STORY, chapter)}
            </Button>
            <Button disabled={!isLive || !guests.some(({ canExtend }) => canExtend)} onClick={() => extend()}>
              全部延长 {MORE_MINUTES} 分钟
            </Button>
          </Row>
          <ul>
            {guests.map((guest) => (
              <GuestRow
                key={guest.number}
                guest={guest}
                now={now}
                isLive={isLive}
                onExtend={() => extend(guest.number)}
              />
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

interface GuestRowProps {
  readonly guest: Guest;
  readonly now: number;
  readonly isLive: boolean;
  readonly onExtend: () => void;
}

function GuestRow({ guest, now, isLive, onExtend }: GuestRowProps) {
  const { number, device, follows, isHere, at, endsAt, canExtend } = guest;
  return (
    <Row as="li" gap={8} ruled="top" padY={8}>
      <Stack grows shrinks>
        <span>
          {number} 号 <Muted size={12}>{DEVICES[device]}</Muted>
        </span>
        <Muted size="12-18" digits>
          {isHere ? (follows ? '跟随' : '自己看') : '离开了'} · {placeWords(STORY, at)}
        </Muted>
      </Stack>
      <Muted size={12} digits nowrap>
        剩 {minutesLeft(endsAt, now)} 分钟
      </Muted>
      <Button
        size="small"
        disabled={!isLive || !canExtend}
        aria-label={`延长 ${number} 号观众 ${MORE_MINUTES} 分钟`}
        title={canExtend ? undefined : '已经延长到上限'}
        onClick={onExtend}
      >
        延长
      </Button>
    </Row>
  );
}
