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

/** What dynalite keeps on disk: JSON values under `table~…`, `item-<table>~…` and `index-global~…`. */
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
    /** Rejects with an error whose cause says why: `LEVEL_LOCKED`, `LEVEL_CORRUPTION`, `LEVEL_IO_ERROR`. */
    open(): Promise<void>;
    iterator<Value>(range: { gt: string; lt: string }): AsyncIterable<[string, Value]>;
    /** Resolves with undefined where there is no such key. */
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
