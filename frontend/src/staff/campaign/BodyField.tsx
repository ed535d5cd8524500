import {
  Bold,
  Heading,
  ImagePlus,
  Link as LinkIcon,
  List,
  RectangleHorizontal,
  TextQuote,
} from 'lucide';
import { useRef, useState, type KeyboardEvent } from 'react';
import { TextArea } from '../../forms/Field.tsx';
import composer from '../reply/Composer.module.css';
import { editArea } from '../reply/edit-area.ts';
import { type Edited, withBlock, withBold, withLink, withList } from '../reply/format.ts';
import { Tool } from '../reply/Tool.tsx';
import { draftWords as words } from './content.ts';
import { withButton, withHeading, withQuote } from './format.ts';
import styles from './page.module.css';
import { PictureDialog } from './PictureDialog.tsx';

interface BodyFieldProps {
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The text in Markdown, with buttons for its syntax. */
export function BodyField({ text, problem, onChange }: BodyFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [addsPicture, setAddsPicture] = useState(false);

  const edit = (change: (edited: Edited) => Edited) => {
    if (area.current) editArea(area.current, change, onChange);
  };
  const bold = () => edit((edited) => withBold(edited, words.bold.sample));
  const link = () => edit((edited) => withLink(edited, words.link.sample));

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return;
    const action = { b: bold, k: link }[key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <div className={styles.body}>
      <TextArea
        ref={area}
        id="campaign-body"
        label={words.body}
        hint={words.bodyHint}
        problem={problem}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={press}
      />
      <fieldset className={composer.tools} aria-label={words.tools}>
        <Tool icon={Bold} label={words.bold.label} onClick={bold} />
        <Tool icon={Heading} label={words.heading} onClick={() => edit(withHeading)} />
        <Tool icon={List} label={words.list} onClick={() => edit(withList)} />
        <Tool icon={TextQuote} label={words.quote} onClick={() => edit(withQuote)} />
        <Tool icon={LinkIcon} label={words.link.label} onClick={link} />
        <Tool
          icon={RectangleHorizontal}
          label={words.button.label}
          onClick={() => edit((edited) => withButton(edited, words.button.sample))}
        />
        <Tool icon={ImagePlus} label={words.picture} onClick={() => setAddsPicture(true)} />
      </fieldset>
      <PictureDialog
        open={addsPicture}
        onClose={() => setAddsPicture(false)}
        onAdded={(markdown) => {
          setAddsPicture(false);
          // After the dialog has released the focus.
          setTimeout(() => edit((edited) => withBlock(edited, markdown)));
        }}
      />
    </div>
  );
}
