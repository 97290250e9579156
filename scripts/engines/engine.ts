/** A browser as the walk needs it, whatever protocol it is driven by. */
export interface Browser {
  readonly version: string;
  resize(width: number, height: number): Promise<void>;
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Launch {
  /** A folder of its own, which is thrown away. */
  readonly folder: string;
  /** A proxy to the server, by whatever name it is called; what is on loopback goes without. */
  readonly proxyPort: number;
}

export interface Engine {
  readonly name: string;
  /** What has to be installed first; empty where everything is there. */
  missing(): Promise<readonly string[]>;
  launch(launch: Launch): Promise<Browser>;
}

/** Actions in the words of WebDriver, which both of its protocols share. */
export function pressActions(x: number, y: number): object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

export function typeActions(text: string): object[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}
