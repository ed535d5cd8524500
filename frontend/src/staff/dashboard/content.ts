/** Texts shared by the lists and a contact's page. */
export const inbox = {
  select: (contact: string) => `Select ${contact}`,
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close the keyboard shortcuts',
    keys: [
      { press: 'j', does: 'Open the next contact of the list' },
      { press: 'k', does: 'Open the contact before it' },
      { press: 'J', does: 'Go to the next message of the open contact' },
      { press: 'K', does: 'Go to the message before it' },
      { press: 'r', does: 'Reply' },
      { press: 'n', does: 'Write a note' },
      { press: 'e', does: 'Close the open contact, and open the next' },
      { press: '!', does: 'Mark it as spam, and open the next' },
      { press: 'u', does: 'Undo' },
      { press: 'a', does: 'Assign it to me' },
      { press: '/', does: 'Search' },
      { press: '?', does: 'Show these shortcuts' },
    ],
    on: 'Use these keys',
    hint: 'Never while you type. The choice is kept in this browser.',
  },
} as const;
