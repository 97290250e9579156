import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { RecordList } from '#web/components/record-list.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
import type { Invite } from '../model/team.ts';

/** More would push the members out of sight. */
const FIRST = 3;

interface OpenInvitesProps {
  readonly invites: readonly Invite[];
  readonly renderRow: (invite: Invite) => ReactNode;
}

/** The unused invite links (待接受的邀请), above the members. */
export function OpenInvites({ invites, renderRow }: OpenInvitesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? invites : invites.slice(0, FIRST);
  const more = invites.length - FIRST;
  return (
    <Box ruled="bottom">
      <RecordList label="待接受的邀请">{shown.map(renderRow)}</RecordList>
      {more > 0 ? (
        <Button type="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起邀请' : `展开其余 ${more} 个邀请`}
        </Button>
      ) : null}
    </Box>
  );
}
