import { pollingSeconds } from '#contract/polling.ts';

/**
 * Looks for news at once and again and again while the tab is visible, less often where there is none for a while; and at
 * once when the tab becomes visible or the browser is online again.
 * @param look says whether there was something new
 * @returns a function that ends it
 */
export function poll(look: () => Promise<boolean>): () => void {
  const { attentive, attention, quiet } = pollingSeconds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When there was something new, in milliseconds. */
  let newsAt = 0;

  const lookAgain = async () => {
    const isQuiet = Date.now() - newsAt >= attention * 1000;
    timer = setTimeout(() => void lookAgain(), (isQuiet ? quiet : attentive) * 1000);
    if (await look()) newsAt = Date.now();
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    newsAt = Date.now();
    void lookAgain();
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  addEventListener('online', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('online', follow);
  };
}
