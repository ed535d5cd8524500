import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pollingSeconds } from '#contract/polling.ts';
import { callInBackground, pollContacts } from '../../api/staff.ts';
import { accountQuery } from '../data/queries.ts';
import { queryClient, successOf } from '../data/query-client.ts';
import { pageOf } from '../list/list-query.ts';
import { pages, paths } from '../pages.ts';
import { type Arrival, arrivals, type Look } from './arrived.ts';
import { showNotice, useNotices } from './browser-notices.ts';
import { noticeWords } from './content.ts';

/** A look with the ETags of what was read, so that a look at the same costs little. */
interface Read extends Look {
  readonly etags: readonly (string | null)[];
}

/**
 * Tells of what arrives while the tab is in the background, where the browser may. Unlike the pages, it also asks then:
 * until the session's idle time is over.
 */
export function ArrivalNotices() {
  const isOn = useNotices() === 'on';
  const navigate = useNavigate();
  const { data: account } = useQuery({ ...accountQuery, enabled: isOn });
  const me = account?.username;
  const { data: look } = useQuery({
    queryKey: ['arrivals', me],
    queryFn: () => read(me ?? ''),
    enabled: isOn && me !== undefined,
    refetchInterval: pollingSeconds.quiet * 1000,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const last = useRef<Look>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = look;
    if (before === undefined || look === undefined || !document.hidden) return;
    const arrived = arrivals(before, look);
    if (arrived.length > 0) notify(arrived, (path) => void navigate(path));
  }, [look, navigate]);
  return null;
}

async function read(me: string): Promise<Read> {
  const known = queryClient.getQueryData<Read>(['arrivals', me]);
  const mineQuery = `?${new URLSearchParams({ status: 'open', assignee: me }).toString()}`;
  const [fresh, mine] = await Promise.all([
    readPage('?status=new', known?.fresh, known?.etags[0]),
    readPage(mineQuery, known?.mine, known?.etags[1]),
  ]);
  return { at: Date.now(), fresh: fresh.rows, mine: mine.rows, etags: [fresh.etag, mine.etag] };
}

async function readPage(query: string, rows: Look['fresh'] | undefined, etag?: string | null) {
  if (rows === undefined || !etag) {
    return pageOf(await successOf(callInBackground('GET /contact', { query })));
  }
  const outcome = await successOf(pollContacts(query, etag));
  return outcome.data === undefined ? { rows, etag } : pageOf(outcome);
}

/** Several tabs show one: a notice replaces an older one of the same tag. */
function notify(arrived: readonly Arrival[], open: (path: string) => void): void {
  const [only, ...others] = arrived;
  if (only === undefined) return;
  const { about, contact } = only;
  const isOne = others.length === 0;
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  const notice = showNotice(
    isOne ? noticeWords.title[about] : noticeWords.several(arrived.length),
    {
      body: isOne ? noticeWords.body(name, contact.company) : '',
      tag: isOne ? `${about}-${contact.id}` : 'arrivals',
      icon: '/icon-192.png',
    },
  );
  notice?.addEventListener('click', () => {
    window.focus();
    notice.close();
    open(isOne ? paths.contact(contact.id) : pages.adminDashboard);
  });
}
