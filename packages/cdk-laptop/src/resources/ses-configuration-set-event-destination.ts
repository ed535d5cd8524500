import * as z from 'zod/mini';
import { find } from './lookup.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({
    Enabled: z._default(z.boolean(), false),
    MatchingEventTypes: z.array(z.string()),
    EventBridgeDestination: z.optional(z.object({ EventBusArn: z.string() })),
  }),
});

/** AWS::SES::ConfigurationSetEventDestination. Only the default event bus is emulated as a destination. */
export const start: Start = ({ path, properties }, { seed, ses }) => {
  const { ConfigurationSetName: name, EventDestination: destination } =
    Properties.parse(properties);
  const types = find(name, 'configuration set', ses.configurationSets);
  if (destination.Enabled && destination.EventBridgeDestination !== undefined) {
    for (const type of destination.MatchingEventTypes) types.add(type.toUpperCase());
  }
  const id = seed.derive(path, 20);
  return { ref: id, attributes: { Id: id } };
};
