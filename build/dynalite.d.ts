/** The part of dynalite 4 that we use; the package ships no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the database; in memory where it is left out. */
    path?: string;
    /** Milliseconds that a table takes to become active (500 in the package, as DynamoDB takes its time). */
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }

  export default function dynalite(options?: Options): Server;
}
