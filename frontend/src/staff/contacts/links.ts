/** A mail link; delimiters are escaped (RFC 6068). */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** A phone link without the extension: "+1 (905) 555-0142 ext. 7" is +19055550142. */
export function tel(phone: string): string {
  const [number = ''] = phone.split(/[a-z]/i);
  return `tel:${number.replaceAll(/[^\d+*#]/g, '')}`;
}
