import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { fromEnvironment } from '../http/environment.ts';

const Bucket = fromEnvironment('FILES_BUCKET');
const region = process.env['AWS_REGION'] ?? '';

/**
 * Signs links and calls nothing, so it always names the bucket's own host, to which CloudFront passes them. By default
 * the SDK would sign a checksum of an empty body (aws/aws-sdk-js-v3 6810).
 */
const signer = new S3Client({
  region,
  endpoint: `https://s3.${region}.amazonaws.com`,
  requestChecksumCalculation: 'WHEN_REQUIRED',
});

/** Seconds that links work. */
const uploading = 300;
const downloading = 60;

interface Upload {
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** The path on the site's host to PUT a file of exactly this type and size. */
export function uploadUrl(key: string, { type, size }: Upload): Promise<string> {
  const put = new PutObjectCommand({ Bucket, Key: key, ContentType: type, ContentLength: size });
  return pathOf(
    getSignedUrl(signer, put, {
      expiresIn: uploading,
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    }),
  );
}

interface Download {
  readonly name: string;
  readonly type: string;
}

/** The path on the site's host that downloads a file under a name. A browser never shows it. */
export function downloadUrl(key: string, { name, type }: Download): Promise<string> {
  const get = new GetObjectCommand({
    Bucket,
    Key: key,
    ResponseContentType: type,
    ResponseContentDisposition: dispositionOf(name),
  });
  return pathOf(getSignedUrl(signer, get, { expiresIn: downloading }));
}

/** RFC 6266: the name in ASCII, and as it is for browsers that read RFC 8187. */
function dispositionOf(name: string): string {
  const ascii = name.replaceAll(/[^ -~]|["%\\/]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

async function pathOf(signed: Promise<string>): Promise<string> {
  const { pathname, search } = new URL(await signed);
  return pathname + search;
}
