import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import type { PublicationStatus } from '#contracts/rules/publications/publication-states.ts';
import type { Database } from '../../client.ts';

interface TeamQuestion {
  readonly ownerId: number;
  /** Null for all members. */
  readonly memberId: number | null;
  readonly page: number;
  readonly pageSize: number;
}

export interface TeamOrderRead {
  readonly id: number;
  readonly no: string;
  readonly nick: string;
  readonly state: OrderState;
  readonly payTotalFen: number;
  readonly isTeamPaid: 0 | 1;
  readonly createdAt: number;
}

export interface TeamWorkRead {
  readonly id: number;
  readonly name: string;
  readonly nick: string;
  readonly artId: string;
  readonly pageNum: number;
  readonly status: PublicationStatus;
  readonly code: string;
  readonly updatedAt: number;
}

/** Members as they are now: what was before they joined, and all of those who left, is their own. */
const MEMBERS = `
  team_members m JOIN users u ON u.id = m.user_id`;
const OF_TEAM = `m.owner_id = @ownerId AND m.state IN ('normal', 'disabled') AND (@memberId IS NULL OR m.id = @memberId)`;

/** One page of what members ordered (成员订单), the newest first. */
export function teamOrdersPage(
  { sqlite }: Database,
  { page, pageSize, ...of }: TeamQuestion,
): { list: TeamOrderRead[]; total: number } {
  const from = `FROM ${MEMBERS} JOIN orders o ON o.user_id = m.user_id AND o.created_at >= m.joined_at
    WHERE ${OF_TEAM} AND o.deleted_at IS NULL`;
  const list = sqlite
    .prepare<object, TeamOrderRead>(`
      SELECT o.id, o.no, u.nick, o.state, o.pay_total_fen AS payTotalFen, o.created_at AS createdAt,
        EXISTS (SELECT 1 FROM team_spendings s WHERE s.order_id = o.id AND s.member_id = m.id) AS isTeamPaid
      ${from} ORDER BY o.created_at DESC, o.id DESC LIMIT @pageSize OFFSET @skip`)
    .all({ ...of, pageSize, skip: (page - 1) * pageSize });
  return { list, total: counted(sqlite, from, of) };
}

/** One page of what members made (成员作品), the newest first. */
export function teamWorksPage(
  { sqlite }: Database,
  { page, pageSize, ...of }: TeamQuestion,
): { list: TeamWorkRead[]; total: number } {
  const from = `FROM ${MEMBERS} JOIN publications p ON p.owner_id = m.user_id AND p.created_at >= m.joined_at
    WHERE ${OF_TEAM} AND p.trashed_at IS NULL`;
  const list = sqlite
    .prepare<object, TeamWorkRead>(`
      SELECT p.id, p.name, u.nick, p.art_id AS artId, p.page_num AS pageNum, p.status, p.updated_at AS updatedAt,
        iif(p.status IN ('published', 'changed'), p.code, '') AS code
      ${from} ORDER BY p.updated_at DESC, p.id DESC LIMIT @pageSize OFFSET @skip`)
    .all({ ...of, pageSize, skip: (page - 1) * pageSize });
  return { list, total: counted(sqlite, from, of) };
}

function counted(sqlite: Database['sqlite'], from: string, of: object): number {
  return sqlite.prepare<object, number>(`SELECT count(*) ${from}`).pluck().get(of) ?? 0;
}
