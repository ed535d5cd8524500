/** The part of dynalite 4 that we use; the package ships no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Folder of the database. Default: in memory. */
    path?: string;
    /** Milliseconds until a table is active. Default: 500. */
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }

  export default function dynalite(options?: Options): Server;
}

/** dynalite's storage: JSON values under `table~…`, `item-<table>~…` and `index-global~…`. */
declare module 'dynalite/db/index.js' {
  type Item = Readonly<Record<string, object>>;

  interface Index {
    readonly IndexName: string;
  }

  interface Table {
    readonly TableName: string;
    readonly GlobalSecondaryIndexes?: readonly Index[];
  }

  interface Database {
    /** Rejects with an error whose cause has the code `LEVEL_LOCKED`, `LEVEL_CORRUPTION` or `LEVEL_IO_ERROR`. */
    open(): Promise<void>;
    iterator<Value>(range: { gt: string; lt: string }): AsyncIterable<[string, Value]>;
    /** Resolves with undefined if there is no such key. */
    get<Value>(key: string): Promise<Value | undefined>;
    put(key: string, value: unknown): Promise<void>;
    del(key: string): Promise<void>;
    batch(puts: readonly { type: 'put'; key: string; value: object }[]): Promise<void>;
    close(): Promise<void>;
  }

  interface Store {
    readonly db: Database;
  }

  export function create(options: { path: string }): Store;
  export function createKey(item: Item, table: Table): string;
  export function getIndexActions(
    indexes: readonly Index[],
    existing: null,
    item: Item,
    table: Table,
  ): { puts: readonly { index: string; key: string; item: Item }[] };
}
