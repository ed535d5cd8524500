import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from './data-folder.ts';

/** What a server on this machine proves itself with, in PEM. */
export interface Certificate {
  /** File of the local authority's certificate, for browsers and programs to trust. */
  readonly caFile: string;
  readonly cert: string;
  readonly key: string;
}

const day = 86_400_000;
/** Apple's platforms refuse certificates of private authorities that last longer than 825 days. */
const lifetime = 397 * day;
const renewedBefore = 30 * day;

/**
 * Reads the data folder's certificate for `localhost`, or makes it, and the authority behind it, where
 * there is none, one of their files is damaged, or the end of it is near.
 */
export async function readCertificate(dataDir: string): Promise<Certificate> {
  const folder = join(dataDir, 'tls');
  const file = (name: string) => join(folder, `${name}.pem`);
  if (!isUsable(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [name, pem] of Object.entries(await issue())) writeFileAtomically(file(name), pem);
  }
  return {
    caFile: file('ca'),
    cert: readFileSync(file('cert'), 'utf8'),
    key: readFileSync(file('key'), 'utf8'),
  };
}

function isUsable(file: (name: string) => string): boolean {
  try {
    const cert = new X509Certificate(readFileSync(file('cert')));
    const ca = new X509Certificate(readFileSync(file('ca')));
    return (
      cert.validToDate.getTime() > Date.now() + renewedBefore &&
      cert.checkPrivateKey(createPrivateKey(readFileSync(file('key')))) &&
      cert.verify(ca.publicKey)
    );
  } catch {
    return false;
  }
}

/**
 * The authority signs this one certificate, and then its key is forgotten: whoever trusts it trusts nothing
 * that anybody could issue later.
 */
async function issue(): Promise<{ ca: string; key: string; cert: string }> {
  // Loaded here because only a first start with TLS needs it.
  const { generate } = await import('selfsigned');
  const shared = {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + lifetime),
  } as const;
  const ca = await generate(
    [{ name: 'commonName', value: `Local runtime ${new Date().toISOString()}` }],
    {
      ...shared,
      extensions: [
        { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
        { name: 'keyUsage', keyCertSign: true, critical: true },
      ],
    },
  );
  const site = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...shared,
    ca: { cert: ca.cert, key: ca.private },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { ca: ca.cert, key: site.private, cert: site.cert };
}
