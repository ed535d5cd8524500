import type { Campaign } from '#contract/campaign.ts';
import { figureNames } from '../campaigns/content.ts';
import { counted, doneOf, percentOf } from '../campaigns/figures.ts';
import { Tiles } from '../ui/Tiles.tsx';
import { startedWords as words } from './content.ts';
import styles from './page.module.css';

const shown = ['sent', 'delivered', 'bounced', 'complained', 'left'] as const;
const explained = ['uncertain', 'skipped', 'refused'] as const;

/** The results of a newsletter, in recipients. */
export function FiguresSection({ campaign }: { readonly campaign: Campaign }) {
  const { status, figures, links } = campaign;
  const { recipients, clicks } = figures;
  const done = doneOf(figures);
  return (
    <section className="stack" aria-labelledby="figures">
      <h2 id="figures">{words.figures}</h2>
      {(status === 'sending' || status === 'paused') && (
        <div className={styles.progress}>
          <progress
            aria-label={words.progress}
            max={Math.max(1, recipients)}
            value={Math.min(done, recipients)}
          />
          <span>{recipients === 0 ? words.listing : words.progressOf(done, recipients)}</span>
        </div>
      )}
      <Tiles
        tiles={[
          [figureNames.recipients, counted(recipients)],
          ...shown.map((figure) => {
            const count = figures[figure];
            return [figureNames[figure], counted(count), percentOf(count, recipients)] as const;
          }),
          [figureNames.clicks, counted(clicks)],
        ]}
      />
      {explained.map(
        (figure) => figures[figure] > 0 && <p key={figure}>{words.why[figure](figures[figure])}</p>,
      )}
      <h2>{words.links}</h2>
      {links.length === 0 ? (
        <p className="soft">{words.noLinks}</p>
      ) : (
        <table className={styles.links}>
          <thead>
            <tr>
              <th scope="col">{words.link}</th>
              <th scope="col">{words.clicks}</th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ url, clicks: visits }) => (
              <tr key={url}>
                <td>
                  <a href={url} target="_blank" rel="noreferrer">
                    {url}
                  </a>
                </td>
                <td>{counted(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
