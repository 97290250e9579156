import type { DeskTopic } from '#contracts/rules/account/service-desk.ts';

/** What a message to the service desk is about (咨询内容). */
export interface DeskSubject {
  readonly topic: DeskTopic;
  /** The order that goes along; empty without one. */
  readonly orderNo?: string;
  /** What stands in the message to begin with. */
  readonly words?: string;
}
