/** Texts of the page Chat reviews. */
export const earlyAccessMessages = {
  title: 'Chat reviews: early access',
  description: 'Chats with voices are here today. Leave an address to be told when reviews of chats begin.',
  today: 'You can chat with every voice today.',
  chat: (name: string) => `Chat with ${name}`,
  voices: 'Choose a voice',
  planned: 'Reviews of chats do not exist yet: you cannot rate a conversation, or read what others say about one.',
  join: {
    title: 'Be told when reviews begin',
    text: (days: number) =>
      `You get an e-mail with a link to confirm the address. Without that it is removed after ${days} days. Every e-mail has a link that deletes the address at once.`,
    label: 'E-mail',
    send: 'Send the link',
    done: (email: string) => `An e-mail is on its way to ${email}. Open its link to confirm the address.`,
    hint: 'If nothing arrives in a few minutes, check the spam folder and the address.',
    privacy: 'What is stored',
  },
  noMail: {
    title: 'This server takes no addresses',
    text: 'It sends no mail, so it could not tell you. Nobody is asked for an address here.',
  },
  confirm: {
    title: 'Confirm your address',
    text: 'You will be told by e-mail when reviews of chats begin. The address is used for nothing else.',
    button: 'Confirm the address',
    done: 'The address is confirmed.',
  },
  leave: {
    title: 'Delete your address',
    text: 'It is deleted at once, and you get no more e-mails about reviews of chats.',
    button: 'Delete the address',
    done: 'The address is deleted.',
  },
  problems: {
    email: 'Write your e-mail address, such as ann@example.com.',
    unknown: 'This link cannot be used. The address was deleted or removed, or the link is incomplete.',
    wait: 'Too many attempts. Try again in an hour.',
    failed: 'This could not be done. Try again in a few minutes.',
  },
}

export type EarlyAccessMessages = typeof earlyAccessMessages
