import { Figures as EdgeFigures } from '../edge.ts';
import { Figures as LambdaFigures } from '../lambda.ts';
import { Figures as ListFigures } from '../lists.ts';
import { entriesOf } from './entries.ts';

export const lambda = () => entriesOf('lambda', LambdaFigures);
export const lists = () => entriesOf('lists', ListFigures);
export const edge = () => entriesOf('edge', EdgeFigures);

/** The bare SDK that a function uses, or the empty handler. */
export function baselineOf(name: string): string {
  if (/^(?:an empty|the bare)/.test(name)) return 'an empty handler';
  if (/(?:contact|subscri)/.test(name)) return 'the bare SDK: DynamoDB';
  return /(?:session|password|sign)/.test(name) ? 'the bare SDK: Cognito' : 'an empty handler';
}
