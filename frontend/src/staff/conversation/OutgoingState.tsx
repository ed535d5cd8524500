import { useEffect, useState } from 'react';
import type { Message } from '#contract/contact/message.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import { conversation as words } from './content.ts';
import styles from './MessageCard.module.css';
import { secondsLeft } from './send-delay.ts';

interface OutgoingStateProps {
  readonly message: Message;
  /** Takes the reply back. Left out: it is somebody else's. */
  readonly onUndo: (() => void) | undefined;
}

export function OutgoingState({ message, onUndo }: OutgoingStateProps) {
  const { state } = message;
  if (state === 'received') return null;
  const isBad = state === 'bounced' || state === 'complained' || state === 'failed';
  return (
    <p className={`${styles.outcome} ${isBad ? styles.bad : ''}`}>
      {state === 'waiting' ? <Leaving at={message.at} /> : words.states[state]}
      {state === 'waiting' && onUndo && <SmallButton onClick={onUndo}>{words.undo}</SmallButton>}
    </p>
  );
}

function Leaving({ at }: Pick<Message, 'at'>) {
  const seconds = useSecondsLeft(at);
  return seconds > 0 ? words.leavesIn(seconds) : words.states.waiting;
}

/** Counts down the seconds until a reply can leave. */
function useSecondsLeft(at: string): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(at));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setSeconds(secondsLeft(at)), 500);
    return () => clearInterval(timer);
  }, [at, isOver]);
  return seconds;
}
