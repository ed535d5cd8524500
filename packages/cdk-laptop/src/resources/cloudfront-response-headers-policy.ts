import * as z from 'zod/mini';
import type { ResponseHeadersPolicy } from '../cloudfront/policies.ts';
import type { Start } from './resource.ts';

const override = z._default(z.boolean(), false);

const Security = z.strictObject({
  ContentSecurityPolicy: z.optional(
    z.object({ ContentSecurityPolicy: z.string(), Override: override }),
  ),
  ContentTypeOptions: z.optional(z.object({ Override: override })),
  FrameOptions: z.optional(z.object({ FrameOption: z.string(), Override: override })),
  ReferrerPolicy: z.optional(z.object({ ReferrerPolicy: z.string(), Override: override })),
  StrictTransportSecurity: z.optional(
    z.object({
      AccessControlMaxAgeSec: z.number(),
      IncludeSubdomains: z._default(z.boolean(), false),
      Preload: z._default(z.boolean(), false),
      Override: override,
    }),
  ),
  XSSProtection: z.optional(
    z.object({
      Protection: z.boolean(),
      ModeBlock: z._default(z.boolean(), false),
      Override: override,
    }),
  ),
});

/** Strict, so that an unsupported kind of header fails instead of going missing. */
const Properties = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    SecurityHeadersConfig: z._default(Security, {}),
    CustomHeadersConfig: z._default(
      z.object({
        Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: override })),
      }),
      { Items: [] },
    ),
    RemoveHeadersConfig: z._default(
      z.object({ Items: z.array(z.object({ Header: z.string() })) }),
      {
        Items: [],
      },
    ),
  }),
});

/** AWS::CloudFront::ResponseHeadersPolicy */
export const start: Start = ({ path, properties }, { seed, responseHeadersPolicies }) => {
  const { ResponseHeadersPolicyConfig: config } = Properties.parse(properties);
  const id = seed.derive(path, 36);
  responseHeadersPolicies.set(id, {
    remove: config.RemoveHeadersConfig.Items.map(({ Header: name }) => name),
    set: [
      ...securityHeaders(config.SecurityHeadersConfig),
      ...config.CustomHeadersConfig.Items.map((item) => ({
        name: item.Header,
        value: item.Value,
        override: item.Override,
      })),
    ],
  });
  return { ref: id, attributes: { Id: id } };
};

function securityHeaders(security: z.infer<typeof Security>): ResponseHeadersPolicy['set'] {
  const {
    ContentSecurityPolicy: content,
    ContentTypeOptions: types,
    FrameOptions: frame,
    ReferrerPolicy: referrer,
    StrictTransportSecurity: transport,
    XSSProtection: xss,
  } = security;
  return [
    content && header('content-security-policy', content.ContentSecurityPolicy, content),
    types && header('x-content-type-options', 'nosniff', types),
    frame && header('x-frame-options', frame.FrameOption, frame),
    referrer && header('referrer-policy', referrer.ReferrerPolicy, referrer),
    transport && header('strict-transport-security', transportValue(transport), transport),
    xss && header('x-xss-protection', xssValue(xss), xss),
  ].flatMap((set) => set ?? []);
}

function header(name: string, value: string, from: { readonly Override: boolean }) {
  return { name, value, override: from.Override };
}

function transportValue(
  transport: NonNullable<z.infer<typeof Security>['StrictTransportSecurity']>,
): string {
  return [
    `max-age=${transport.AccessControlMaxAgeSec}`,
    ...(transport.IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(transport.Preload ? ['preload'] : []),
  ].join('; ');
}

function xssValue(xss: NonNullable<z.infer<typeof Security>['XSSProtection']>): string {
  if (!xss.Protection) return '0';
  return xss.ModeBlock ? '1; mode=block' : '1';
}
