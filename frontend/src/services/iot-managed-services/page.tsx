import { Activity, CloudDownload, FileChartColumn, KeyRound, PackageCheck, Signal } from 'lucide';
import { managedServices, managedServicesPage, responseTimes, takeover } from './content.ts';
import { pages, trailTo } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { FeatureList } from '../../sections/FeatureList.tsx';
import { Section } from '../../sections/Section.tsx';
import { Statement } from '../../sections/Statement.tsx';
import styles from './page.module.css';

const icons = {
  activity: Activity,
  'cloud-download': CloudDownload,
  'key-round': KeyRound,
  signal: Signal,
  'package-check': PackageCheck,
  'file-chart-column': FileChartColumn,
};

export function Page() {
  return (
    <>
      <Head {...managedServicesPage} path={pages.iotManagedServices.path} />
      <PageHero {...managedServicesPage} trail={trailTo('iotManagedServices')} layout="deep" />
      <div className="frame section">
        <IconItems items={managedServices} icons={icons} look="tray" level={2} />
      </div>
      <Section id="response" tone="deep" heading={responseTimes.heading} text={responseTimes.text}>
        <FeatureList
          rows={responseTimes.rows.map(({ term, text }) => ({ title: term, text }))}
          size="large"
          className={styles.lamps}
        />
      </Section>
      <Statement id="takeover" heading={takeover.heading} paragraphs={[takeover.text]} />
      <OtherServices />
    </>
  );
}
