declare global {
  interface Navigator {
    /** Chromium's: https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor asks for little data, or has a line on which a guess delays what was asked for. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
