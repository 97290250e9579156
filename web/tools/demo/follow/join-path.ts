/** The short address of an invitation (邀请观众). */
export const JOIN_PATH = '/join';
