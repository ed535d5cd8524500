import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from 'cdk-laptop/listen.ts';
import { Delay } from './delay.ts';

export interface LineSettings {
  /** Milliseconds. */
  readonly roundTrip: number;
  /** Megabits a second. */
  readonly down: number;
  readonly up: number;
}

export interface Line {
  readonly port: number;
  readonly close: () => void;
}

/** Payload of a full TCP segment, and its headers, in bytes. */
const segmentBytes = 1_448;
const headerBytes = 52;
/** RFC 6928. */
const initialWindow = 10 * segmentBytes;

/**
 * Simulates TCP over a slow line to a local port: a connection takes a round trip to open and has slow start from
 * ten segments, without packet loss. All connections share the bandwidth. Unlike `tc` it needs no root.
 */
export async function openLine(
  target: number,
  { roundTrip, down, up }: LineSettings,
): Promise<Line> {
  const toViewer = new Delay(down, roundTrip / 2);
  const toSite = new Delay(up, roundTrip / 2);
  const sockets = new Set<Socket>();
  const server = createServer((viewer) => {
    const site = connect(target, '127.0.0.1');
    for (const socket of [viewer, site]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => socket.destroy());
    }
    const opened = pause(roundTrip);
    viewer.on('data', (data: Buffer) => {
      void opened.then(() => toSite.send(data.length + headerBytes, () => site.write(data)));
    });
    viewer.on('close', () => site.destroy());
    slowStart(site, {
      put: (data, acknowledged) => {
        toViewer.send(data.length + headerBytes, () => {
          viewer.write(data);
          toSite.send(headerBytes, acknowledged);
        });
      },
      end: () => toViewer.send(headerBytes, () => viewer.end()),
    });
  });
  const port = await listen(server);
  return {
    port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface Sink {
  readonly put: (data: Buffer, acknowledged: () => void) => void;
  readonly end: () => void;
}

/** Reads from a socket as fast as TCP's congestion window allows. */
function slowStart(from: Socket, { put, end }: Sink): void {
  let window = initialWindow;
  let inFlight = 0;
  let pending = Buffer.alloc(0);
  let ended = false;
  const pump = () => {
    while (pending.length > 0 && inFlight < window) {
      const data = pending.subarray(0, segmentBytes);
      pending = pending.subarray(data.length);
      inFlight += data.length;
      put(data, () => {
        inFlight -= data.length;
        window += data.length;
        pump();
      });
    }
    if (ended && pending.length === 0) {
      ended = false;
      end();
    } else if (pending.length > window) from.pause();
    else from.resume();
  };
  from.on('data', (data: Buffer) => {
    pending = Buffer.concat([pending, data]);
    pump();
  });
  from.on('end', () => {
    ended = true;
    pump();
  });
}
