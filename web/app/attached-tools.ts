import type { ComponentType, ReactNode } from 'react';
import type { OperationId } from '#contracts/operations.ts';

type Headers = Readonly<Record<string, string>>;

/** What tools put beside the product (工具); null or undefined where they have nothing there. */
export interface AttachedTools {
  /** Stands on every page. */
  readonly Beside: ComponentType | null;
  /** Fills the form of the login by password. */
  readonly Accounts: ComponentType<{
    readonly onChoose: (account: string, password: string) => void;
  }> | null;
  /** Around the login screen, which stays whole. */
  readonly AroundLogin: ComponentType<{
    readonly onLoggedIn: (token: string) => void;
    readonly children: ReactNode;
  }> | null;
  /** What a call, or an upload, says of the page that makes it. */
  readonly callHeaders: ((operation: OperationId) => Headers) | undefined;
  readonly uploadHeaders: (() => Headers) | undefined;
  /** Looks at what the server answers. */
  readonly onReply: ((reply: Response) => void) | undefined;
  /** Whether they say already why calls fail. */
  readonly saysWhy: (() => boolean) | undefined;
}

export const NO_TOOLS: AttachedTools = {
  ...{ Beside: null, Accounts: null, AroundLogin: null },
  ...{ callHeaders: undefined, uploadHeaders: undefined, onReply: undefined, saysWhy: undefined },
};

let attached = NO_TOOLS;

/** The one hook by which tools come to the product: called by the entry of the page, before anything is drawn. */
export function attachTools(tools: AttachedTools): void {
  attached = tools;
}

export function attachedTools(): AttachedTools {
  return attached;
}
