/** Texts of chats with voices. */
export const chatMessages = {
  description: (name: string) => `Write to ${name} and hear the answer, with each word highlighted.`,
  readDescription: (name: string) => `Write, and ${name} reads your words back, with each word highlighted.`,
  conversation: (name: string) => `Conversation with ${name}`,
  voicePage: (name: string) => `About ${name}`,
  intro: (name: string) =>
    `A language model writes the answers, and ${name} speaks them. Answers can be wrong. Chats are stored in your account until you delete them.`,
  readIntro: (name: string) =>
    `${name} does not answer on this server. You can read together: you write, and ${name} reads your words back. Nothing is stored.`,
  loginIntro: (name: string) =>
    `Log in to get answers from ${name}. Without a login you can read together: you write, and ${name} reads your words back. Nothing is stored.`,
  cost: (credits: number) =>
    credits === 1
      ? 'An answer costs 1 credit per character, and its speech as much as other speech.'
      : `An answer costs ${credits} credits per character, and its speech as much as other speech.`,
  log: 'Messages',
  empty: 'No messages yet.',
  emptyHint: (name: string) => `Write the first one to ${name} below.`,
  you: 'You',
  message: 'Message',
  placeholder: (name: string) => `Write to ${name}`,
  send: 'Send',
  stop: 'Stop',
  stopHint: 'The voice stops as soon as you write.',
  dictate: 'Dictate',
  stopDictation: 'Stop dictation',
  listening: 'Listening. Speak now.',
  dictationHint: 'Your browser turns speech into text. Some browsers send it to their maker for that.',
  dictationProblems: {
    blocked: 'The microphone is blocked. Allow it in the settings of the browser.',
    silent: 'Nothing was heard. Try again.',
    failed: 'The browser could not recognize speech. Try again.',
  },
  writing: (name: string) => `${name} is writing an answer.`,
  speaking: (name: string) => `${name} is speaking.`,
  hearOf: (text: string) => `Hear: ${text}`,
  answerFailed: 'There is no answer.',
  speechFailed: 'The message could not be spoken.',
  tryAgain: 'Try again.',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  chats: 'Your chats',
  newChat: 'New chat',
  count: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  rename: 'Rename',
  renameLabel: 'Name of the chat',
  save: 'Save name',
  cancel: 'Cancel',
  download: 'Download as text',
  delete: 'Delete chat',
  deleteSure: 'Delete this chat for good?',
  deleteYes: 'Delete',
  refused: 'This could not be done. Try again.',
}

export type ChatMessages = typeof chatMessages
