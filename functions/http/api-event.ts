import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** An HTTP API event in payload format 2.0. */
export type ApiEvent = APIGatewayProxyEventV2;
