/**
 * What a page asks before anything else, known without the table of operations: it is asked while the scripts of the
 * page are still on their way. Tests hold the addresses against what the client sends.
 */
export const SESSION_QUESTION = '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';

/** What a screen asks first at its bare address, for the screens that begin with much to read. */
export const FIRST_QUESTIONS: Readonly<Record<string, string>> = {
  '/manager/shopping/cart':
    '/uwp/newServlet?serviceName=ShopCarService&medthodName=cartList&page=1&pageSize=20',
};

export interface EarlyAnswers {
  /** In whose name was asked. */
  readonly token: string;
  /** By address; null is the answer to what was not asked after all. */
  readonly replies: Map<string, Promise<Response | null>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}
