import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from './data-folder.ts';

/** A server's certificate and key, in PEM. */
export interface Certificate {
  /** File with the local certificate authority's certificate, for clients to trust. */
  readonly caFile: string;
  readonly cert: string;
  readonly key: string;
}

const day = 86_400_000;
/** Apple's platforms reject certificates of private authorities that are valid for more than 825 days. */
const validity = 397 * day;
const renewBefore = 30 * day;

/**
 * Reads the data folder's certificate for `localhost`. Issues a new one, with a new authority, if it is missing,
 * damaged or about to expire.
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
      cert.validToDate.getTime() > Date.now() + renewBefore &&
      cert.checkPrivateKey(createPrivateKey(readFileSync(file('key')))) &&
      cert.verify(ca.publicKey)
    );
  } catch {
    return false;
  }
}

/** Discards the authority's key, so that nobody can issue another certificate that its clients would trust. */
async function issue(): Promise<{ ca: string; key: string; cert: string }> {
  // Only a first start with TLS needs it.
  const { generate } = await import('selfsigned');
  const common = {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + validity),
  } as const;
  const ca = await generate(
    [{ name: 'commonName', value: `Local runtime ${new Date().toISOString()}` }],
    {
      ...common,
      extensions: [
        { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
        { name: 'keyUsage', keyCertSign: true, critical: true },
      ],
    },
  );
  const site = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...common,
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
