import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { readSite } from '#build/site.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { AccessLog } from './constructs/access-log.ts';
import { Distribution } from './constructs/distribution.ts';
import { Edge } from './constructs/edge.ts';
import { HttpApi } from './constructs/http-api.ts';
import { HttpFunction } from './constructs/http-function.ts';
import { OriginSecret } from './constructs/origin-secret.ts';
import { ResponseHeaders } from './constructs/response-headers.ts';
import { Website } from './constructs/website.ts';
import type { DataStack } from './data-stack.ts';
import { kebabCase, pascalCase } from './names.ts';
import { redirectRegions, shadowedRules } from './redirect-regions.ts';
import type { Stage } from './stages.ts';

export interface SiteStackProps extends StackProps {
  readonly root: string;
  readonly stage: Stage;
  readonly data: DataStack;
}

/** What a release changes: pages, edge functions, API and Lambdas. It holds no data. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { root, stage, data, ...props }: SiteStackProps) {
    super(scope, id, props);
    const { logRetention } = stage;
    const site = readSite(root);
    const { tables, staff } = data;

    const fn = (bundle: string, description: string) =>
      new HttpFunction(this, pascalCase(bundle), { root, bundle, description, logRetention });
    const authorizer = fn('authorize-staff', 'Let only staff through to staff routes');
    staff.grantVerify(authorizer);

    const originSecret = new OriginSecret(this, 'OriginSecret', {
      generation: stage.originSecretGeneration,
    });
    const api = new HttpApi(this, 'HttpApi', { authorizer, logRetention });
    const handler = (name: EndpointName) => {
      const called = fn(kebabCase(name), endpoints[name].summary);
      originSecret.grantCheck(called);
      api.route(name, called);
      return called;
    };
    const handlers = {
      submitContact: handler('submitContact'),
      listContacts: handler('listContacts'),
      subscribe: handler('subscribe'),
      listSubscribers: handler('listSubscribers'),
      signIn: handler('signIn'),
      setPassword: handler('setPassword'),
      refreshSession: handler('refreshSession'),
      signOut: handler('signOut'),
    } satisfies Record<EndpointName, HttpFunction>;

    tables.grantSubmitContact(handlers.submitContact);
    tables.grantListContacts(handlers.listContacts);
    tables.grantSubscribe(handlers.subscribe);
    tables.grantListSubscribers(handlers.listSubscribers);
    staff.grantSignIn(handlers.signIn);
    staff.grantSetPassword(handlers.setPassword);
    staff.grantToken(handlers.refreshSession);
    staff.grantToken(handlers.signOut);

    const website = new Website(this, 'Website', { root, site, logRetention });
    const distribution = new Distribution(this, 'Distribution', {
      bucket: website.bucket,
      edge: new Edge(this, 'Edge', {
        site,
        build: website.build,
        regions: redirectRegions(stage.redirects),
        after: website.uploads,
      }),
      headers: new ResponseHeaders(this, 'ResponseHeaders', site, website.uploads),
      apiHost: api.host,
      originSecret: originSecret.value,
      domain: stage.domain,
    });

    for (const called of Object.values(handlers)) distribution.grantCalledFrom(called);
    new AccessLog(this, 'AccessLog', { distributionArn: distribution.arn, logRetention });

    for (const { location } of shadowedRules(stage.redirects)) {
      Annotations.of(this).addWarningV2(
        'quietgrid:shadowed-redirect',
        `The redirect to ${location} is never reached: earlier rules take all its countries.`,
      );
    }
    new CfnOutput(this, 'SiteUrl', { value: distribution.url });
  }
}
