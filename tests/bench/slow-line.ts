import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '#local/listen.ts';
import { Delay } from './delay.ts';

export interface LineSettings {
  /** Milliseconds there and back. */
  readonly roundTrip: number;
  /** Megabits a second. */
  readonly down: number;
  readonly up: number;
}

export interface Line {
  readonly port: number;
  readonly close: () => void;
}

/** A full TCP segment and what surrounds it on the line, in octets. */
const segment = 1_448;
const overhead = 52;
/** What a server may send before the first acknowledgement (RFC 6928). */
const firstWindow = 10 * segment;

/**
 * A slow line to a port of this machine, as TCP would fill it: connections take a round trip to open, each
 * starts with ten segments and doubles them with every round trip (no packet is lost), and all share one
 * rate in either direction. It needs neither root nor a kernel module.
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
      void opened.then(() => toSite.send(data.length + overhead, () => site.write(data)));
    });
    viewer.on('close', () => site.destroy());
    slowStart(site, {
      put: (data, acknowledged) => {
        toViewer.send(data.length + overhead, () => {
          viewer.write(data);
          toSite.send(overhead, acknowledged);
        });
      },
      end: () => toViewer.send(overhead, () => viewer.end()),
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

interface Way {
  readonly put: (data: Buffer, acknowledged: () => void) => void;
  /** After the last octet was put. */
  readonly end: () => void;
}

/** Takes from a socket what TCP's window lets through, and leaves the rest where it is. */
function slowStart(from: Socket, { put, end }: Way): void {
  let window = firstWindow;
  let underWay = 0;
  let waiting = Buffer.alloc(0);
  let endWaits = false;
  const pump = () => {
    while (waiting.length > 0 && underWay < window) {
      const data = waiting.subarray(0, segment);
      waiting = waiting.subarray(data.length);
      underWay += data.length;
      put(data, () => {
        underWay -= data.length;
        window += data.length;
        pump();
      });
    }
    if (endWaits && waiting.length === 0) {
      endWaits = false;
      end();
    } else if (waiting.length > window) from.pause();
    else from.resume();
  };
  from.on('data', (data: Buffer) => {
    waiting = Buffer.concat([waiting, data]);
    pump();
  });
  from.on('end', () => {
    endWaits = true;
    pump();
  });
}
