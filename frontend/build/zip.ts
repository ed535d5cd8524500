import { crc32 } from 'node:zlib';

interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** 1980-01-01 in the format's own days: the time of packing would make every archive another one. */
const date = 0x21;

/**
 * Packs files without compression, as suits PDFs, whose parts are compressed (APPNOTE 6.3.10, 4.3). The same files give
 * the same bytes. Names are ASCII; fewer than 65,536 files and 4 GB.
 */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const common = commonHeader(name, bytes);
    const local = Buffer.concat([numbers([0x04034b50, 4]), common, Buffer.from(name), bytes]);
    const where = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(numbers([0x02014b50, 4], [20, 2]), common, where, Buffer.from(name));
    files.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const count = entries.length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [index.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...files, index, end]);
}

/** What a file's own header and the directory's have in common. */
function commonHeader(name: string, bytes: Buffer): Buffer {
  const size = bytes.length;
  return numbers(
    [20, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [date, 2],
    [crc32(bytes), 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  );
}

/** Little-endian: a number and how many bytes it has. */
function numbers(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}
