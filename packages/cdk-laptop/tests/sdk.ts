/** For a client of the SDK that calls a service of the local runtime. */
export function optionsFor(endpoint: string, accessKeyId: string) {
  const credentials = { accessKeyId, secretAccessKey: 'local' };
  return { endpoint, region: 'us-east-1', credentials };
}
