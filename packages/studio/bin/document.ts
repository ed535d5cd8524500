import { printGatewayDocument } from '../documents/gateway-document.ts';

const { pages, bytes } = await printGatewayDocument();
console.log(`${pages} pages, ${(bytes / 1000).toFixed(0)} kB`);
