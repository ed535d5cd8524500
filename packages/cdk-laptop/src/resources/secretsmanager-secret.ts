import * as z from 'zod/mini';
import { digits, letters } from '../seed.ts';
import type { Start } from './resource.ts';

const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const Properties = z.object({
  Name: z.optional(z.string()),
  SecretString: z.optional(z.string()),
  GenerateSecretString: z.optional(
    z.object({
      // The default of Secrets Manager.
      PasswordLength: z._default(z.number(), 32),
      ExcludeCharacters: z._default(z.string(), ''),
      ExcludeLowercase: z._default(z.boolean(), false),
      ExcludeNumbers: z._default(z.boolean(), false),
      ExcludePunctuation: z._default(z.boolean(), false),
      ExcludeUppercase: z._default(z.boolean(), false),
      IncludeSpace: z._default(z.boolean(), false),
      SecretStringTemplate: z.optional(z.string()),
      GenerateStringKey: z.optional(z.string()),
    }),
  ),
});
type Generated = NonNullable<z.infer<typeof Properties>['GenerateSecretString']>;

/** AWS::SecretsManager::Secret: its value derives from the data folder's seed, so it stays the same. */
export const start: Start = (resource, { seed, secrets }) => {
  const properties = Properties.parse(resource.properties);
  const { Name: name = resource.logicalId, SecretString: given } = properties;
  const suffix = seed.derive(`${resource.path} arn`, 6);
  const arn = `arn:aws:secretsmanager:${resource.region}:${resource.account}:secret:${name}-${suffix}`;
  const rules = properties.GenerateSecretString;
  secrets.set(arn, rules === undefined ? (given ?? '') : generate(rules));
  return { ref: arn, attributes: { Id: arn } };

  function generate(generated: Generated): string {
    const length = generated.PasswordLength;
    const password = seed.derive(`${resource.path} value`, length, alphabetOf(generated));
    const { SecretStringTemplate: template, GenerateStringKey: key } = generated;
    if (template === undefined || key === undefined) return password;
    const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(template));
    return JSON.stringify({ ...fields, [key]: password });
  }
};

function alphabetOf(rules: Generated): string {
  const characters = [
    rules.ExcludeLowercase ? '' : letters,
    rules.ExcludeUppercase ? '' : letters.toUpperCase(),
    rules.ExcludeNumbers ? '' : digits,
    rules.ExcludePunctuation ? '' : punctuation,
    rules.IncludeSpace ? ' ' : '',
  ].join('');
  return characters
    .split('')
    .filter((character) => !rules.ExcludeCharacters.includes(character))
    .join('');
}
