import type { Role } from '#contract/role.ts';
import { limits } from '#contract/limits.ts';
import type { Words } from '../../forms/rules.ts';

export const roleNames = { agent: 'Agent', owner: 'Owner' } as const satisfies Record<Role, string>;

export const roleRights = {
  agent: 'Reads, answers, tags and notes all messages.',
  owner: 'Also exports lists, erases people, changes webhooks, and manages the team.',
} as const satisfies Record<Role, string>;

export const teamWords = {
  title: 'Team',
  lead: 'Who works here, and what they may do.',
  ownersOnly: 'Only owners can manage the team.',
  failed: 'The team could not be loaded.',
  notDone: 'That did not work. Check your connection, then try again.',
  members: 'Members',
  you: 'You',
  off: 'Switched off',
  invited: 'Has not signed in yet',
  manage: 'Manage',
  manageWho: (user: string) => `Manage ${user}`,
  cancel: 'Cancel',
  close: 'Close',
  busy: 'One moment…',
  actions: {
    owner: {
      label: 'Make owner',
      ask: (user: string) => `Make ${user} an owner?`,
      text: 'An owner also exports lists, erases people, changes webhooks, and manages the team. Open sessions get these rights within five minutes.',
      yes: (user: string) => `Make ${user} an owner`,
      done: (user: string) => `${user} is an owner now.`,
    },
    agent: {
      label: 'Make agent',
      ask: (user: string) => `Make ${user} an agent?`,
      text: 'An agent reads and answers, and no longer exports, erases, changes webhooks or manages the team. All sessions end at once; the next sign-in has an agent’s rights.',
      yes: (user: string) => `Make ${user} an agent`,
      done: (user: string) => `${user} is an agent now, and signed out.`,
    },
    off: {
      label: 'Switch off',
      ask: (user: string) => `Switch off ${user}?`,
      text: 'Nobody can sign in with this account until you switch it on again, and all its sessions end at once. Notes, replies and history stay. Hand over the contacts too, or nobody answers them.',
      yes: (user: string) => `Switch off ${user}`,
      done: (user: string) => `${user} is switched off, and signed out.`,
    },
    on: {
      label: 'Switch on',
      ask: (user: string) => `Switch on ${user}?`,
      text: 'The account works again, with the same password and second factor.',
      yes: (user: string) => `Switch on ${user}`,
      done: (user: string) => `${user} can sign in again.`,
    },
    password: {
      label: 'New first password',
      ask: (user: string) => `Give ${user} a new first password?`,
      text: 'The old password stops working and all sessions end at once. The second factor stays. The new password is shown once, for you to pass on.',
      yes: (user: string) => `Give ${user} a new password`,
      done: () => '',
    },
  },
  lastOwner: (user: string) =>
    `${user} is the only active owner. Make somebody else an owner first.`,
  gone: (user: string) => `${user} is no longer on the team.`,
  firstPassword: {
    heading: (user: string) => `First password of ${user}`,
    once: 'It is shown only once. Pass it on by phone or in person. It works for seven days, and is replaced at the first sign-in.',
    copy: 'Copy',
    done: 'I have passed it on',
  },
  invite: {
    heading: 'Invite a colleague',
    problemsHeading: 'Nobody was invited',
    username: 'Username',
    hint: 'Letters, digits and symbols, without spaces. It cannot be changed later.',
    role: 'Role',
    submit: 'Invite',
    busy: 'Inviting…',
    taken: 'There is a staff user with this name already.',
    problems: {
      username: {
        required: 'Enter a username',
        too_long: `Username must be ${limits.username.max} characters or fewer`,
        otherwise: 'Username must be plain letters, digits and symbols, without spaces',
      },
    } satisfies Words<'username'>,
  },
  handOver: {
    label: 'Hand over contacts',
    ask: (user: string) => `Hand over the contacts of ${user}`,
    text: 'Every new, open or answered contact gets another assignee. Closed ones stay as they are.',
    to: 'To',
    nobody: 'Nobody: leave them unassigned',
    yes: 'Hand over',
    busy: (contacts: number) =>
      contacts === 0 ? 'Handing over…' : `Handing over… ${contacts} so far`,
    done: (user: string, contacts: number, to: string | null) => {
      if (contacts === 0) return `${user} had nothing to hand over.`;
      const what = contacts === 1 ? '1 contact' : `${contacts} contacts`;
      return to === null
        ? `${what} of ${user} ${contacts === 1 ? 'is' : 'are'} unassigned now.`
        : `${to} now has ${what} from ${user}.`;
    },
    failed: (contacts: number) =>
      contacts === 0
        ? 'Nothing was handed over. Check your connection, then try again.'
        : `${contacts} handed over, then it stopped. Press the button again for the rest.`,
  },
} as const;
