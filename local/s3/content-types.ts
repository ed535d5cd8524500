import { extname } from 'node:path';

/**
 * What `aws s3 sync` says of a file where the deployment names no type: Python 3.13's table, which the
 * deployment's Lambda runs on. It lacks fonts, so those arrive as octets in AWS, and here too.
 */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.bmp': 'image/bmp',
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.gif': 'image/gif',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.xml': 'text/xml',
  '.zip': 'application/zip',
};

/** `binary/octet-stream` is what S3 says of an object that came without a type. */
export function guessContentType(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'binary/octet-stream';
}
