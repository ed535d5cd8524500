import * as z from 'zod/mini';
import type { Start } from './resource.ts';

const Properties = z.object({
  EmailIdentity: z.string(),
  ConfigurationSetAttributes: z.optional(
    z.object({ ConfigurationSetName: z.optional(z.string()) }),
  ),
});

/** AWS::SES::EmailIdentity. It counts as verified immediately. Its DKIM records are placeholders. */
export const start: Start = ({ account, path, properties, region }, { seed, ses }) => {
  const { EmailIdentity: name, ConfigurationSetAttributes: attributes } =
    Properties.parse(properties);
  ses.identities.set(name.toLowerCase(), {
    arn: `arn:aws:ses:${region}:${account}:identity/${name}`,
    region,
    account,
    configurationSet: attributes?.ConfigurationSetName,
  });
  const tokens = [1, 2, 3].flatMap((number): [string, string][] => {
    const token = seed.derive(`${path} ${number}`, 32);
    return [
      [`DkimDNSTokenName${number}`, `${token}._domainkey.${name}`],
      [`DkimDNSTokenValue${number}`, `${token}.dkim.amazonses.com`],
    ];
  });
  return { ref: name, attributes: Object.fromEntries(tokens) };
};
