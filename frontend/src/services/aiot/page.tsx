import {
  AudioWaveform,
  Cpu,
  Ear,
  Network,
  Radar,
  ScanEye,
  ShieldCheck,
  ThermometerSun,
} from 'lucide';
import { aiotCards, aiotIntro, aiotPage, aiotPlacement } from './content.ts';
import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { CompareTable } from '../../sections/CompareTable.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import styles from './page.module.css';

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

export function Page() {
  return (
    <>
      <Head {...aiotPage} path={pages.aiot.path} />
      <PageHero {...aiotPage} trail={trailTo('aiot')} layout="deep" />
      <Section id="models" {...aiotIntro}>
        <IconItems items={aiotCards} icons={icons} look="cards" className={styles.cards} />
      </Section>
      <Placement />
      <OtherServices />
    </>
  );
}

function Placement() {
  const { heading, text, columns, rows } = aiotPlacement;
  return (
    <Section id="placement" tone="deep" heading={heading} text={text}>
      <CompareTable
        labelledBy="placement"
        columns={columns}
        rows={rows.map(({ place, memory, answer, suits }) => [place, memory, answer, suits])}
        className={styles.placement}
      />
    </Section>
  );
}
