import type { Runtime } from './runtime.ts';

/** Prints the addresses, the first user and the data folder. @param pages more addresses by name */
export function announce(
  { url, mailbox, smtp, caFile, dataDir, user }: Runtime,
  pages: Readonly<Record<string, string>> = { Site: url },
): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [
    ...Object.entries(pages),
    ...(user === undefined ? [] : [['User', user.username]]),
    ...(user?.firstPassword === undefined
      ? []
      : [['Password', `${user.firstPassword} (the first sign-in asks for a new one)`]]),
    ...(caFile === undefined ? [] : [['Authority', `${caFile} (trust it, or accept the warning)`]]),
    ['Mailbox', mailbox],
    ...(smtp === undefined ? [] : [['SMTP', smtp]]),
    ['Data', dataDir],
  ];
  const text = lines.map(([name = '', value]) => `  ${name.padEnd(12)}${value}`).join('\n');
  console.log(`Started in ${seconds} s\n\n${text}\n\nCtrl-C stops it.`);
}

/** The first SIGINT or SIGTERM stops gracefully; the second one exits at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(130);
    stopping = true;
    void stop().then(() => process.exit());
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
