/**
 * A value of a mail in both forms, made by code that escapes what people wrote: `fill` takes its HTML as it is. Any other
 * value is text.
 */
export class Markup {
  readonly html: string;
  readonly text: string;

  constructor({ html, text }: { readonly html: string; readonly text: string }) {
    this.html = html;
    this.text = text;
  }
}
