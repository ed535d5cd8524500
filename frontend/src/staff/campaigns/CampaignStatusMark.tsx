import type { CampaignStatus } from '#contract/campaign.ts';
import styles from './CampaignStatusMark.module.css';
import { campaignStatusNames } from './content.ts';

export function CampaignStatusMark({ status }: { readonly status: CampaignStatus }) {
  return <span className={`${styles.mark} ${styles[status]}`}>{campaignStatusNames[status]}</span>;
}
