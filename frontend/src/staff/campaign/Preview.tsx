import { useState } from 'react';
import type { UrlOf } from '#contract/endpoints.ts';
import { keysOf } from '../../ui/keys-of.ts';
import { previewWords as words } from './content.ts';
import styles from './page.module.css';

const url: UrlOf<'previewCampaign'> = '/api/campaigns/{id}/preview';

interface PreviewProps {
  readonly id: string;
  readonly subject: string;
  /** A new version reloads the frame. */
  readonly version: number;
}

type Width = keyof typeof words.widths;
type Scheme = keyof typeof words.schemes;
type Part = keyof typeof words.parts;

/** A newsletter as its readers get it, in a frame without scripts. */
export function Preview({ id, subject, version }: PreviewProps) {
  const [width, setWidth] = useState<Width>('desk');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [part, setPart] = useState<Part>('html');
  return (
    <section className="stack" aria-labelledby="preview">
      <h2 id="preview">{words.heading}</h2>
      <div className="actions">
        <Switch
          name="width"
          label={words.width}
          of={words.widths}
          {...{ value: width, onChange: setWidth }}
        />
        <Switch
          name="scheme"
          label={words.scheme}
          of={words.schemes}
          {...{ value: scheme, onChange: setScheme }}
        />
        <Switch
          name="part"
          label={words.part}
          of={words.parts}
          {...{ value: part, onChange: setPart }}
        />
      </div>
      <iframe
        key={version}
        // The site's origin lets it show the site's pictures.
        sandbox="allow-same-origin"
        className={`${styles.frame} ${width === 'phone' ? styles.phone : ''}`}
        title={words.frame(subject)}
        src={`${url.replace('{id}', id)}?scheme=${scheme}&part=${part}`}
      />
    </section>
  );
}

interface SwitchProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly of: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Switch<Value extends string>({ name, label, of, value, onChange }: SwitchProps<Value>) {
  const values = keysOf(of);
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {values.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={`preview-${name}`}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span>{of[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
