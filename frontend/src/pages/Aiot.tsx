import {
  AudioWaveform,
  Cpu,
  Ear,
  Network,
  Radar,
  ScanEye,
  ShieldCheck,
  ThermometerSun,
} from 'lucide-react';
import { aiotCards, aiotIntro, aiotPage, aiotPlacement } from '../content/aiot.ts';
import { serviceTrail } from '../content/services.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { OtherServices } from '../sections/OtherServices.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import styles from './aiot.module.css';

const icons = {
  cpu: Cpu,
  'scan-eye': ScanEye,
  ear: Ear,
  'audio-waveform': AudioWaveform,
  radar: Radar,
  'thermometer-sun': ThermometerSun,
  network: Network,
  'shield-check': ShieldCheck,
};

export function Aiot() {
  return (
    <>
      <Head {...aiotPage} path={paths.aiot()} />
      <PageHero {...aiotPage} trail={serviceTrail(paths.aiot())} layout="deep" />
      <section className="frame section" aria-labelledby="models">
        <SectionHead id="models" {...aiotIntro} />
        <ul className={styles.cards}>
          {aiotCards.map(({ icon, heading, content }) => {
            const Icon = icons[icon];
            return (
              <li key={heading}>
                <Icon aria-hidden strokeWidth={1.25} />
                <h3>{heading}</h3>
                <p>{content}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <Placement />
      <OtherServices />
    </>
  );
}

function Placement() {
  const { heading, text, columns, rows } = aiotPlacement;
  return (
    <section className={styles.placement} aria-labelledby="placement">
      <div className="frame">
        <SectionHead id="placement" heading={heading} text={text} />
        <table className={styles.table} aria-labelledby="placement">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="caption">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, memory, answer, suits }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td data-column={columns[1]}>{memory}</td>
                <td data-column={columns[2]}>{answer}</td>
                <td data-column={columns[3]}>{suits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
