/** The used part of Puppeteer 25, because checking types does not require installing it. */
interface Handle {
  asElement(): Element | null;
}

interface Element {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

interface Page {
  goto(url: string): Promise<unknown>;
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<Handle>;
  screenshot(): Promise<Uint8Array>;
}

export interface Firefox {
  version(): Promise<string>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

export declare const puppeteer: {
  launch(options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly acceptInsecureCerts: boolean;
  }): Promise<Firefox>;
};
