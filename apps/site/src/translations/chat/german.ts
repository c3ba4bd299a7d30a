import type { ChatMessages } from '../../chat/messages.ts'

const credits = (count: number) => (count === 1 ? '1 Credit' : `${count} Credits`)

/** Texts of chats with voices in German. */
export const germanChatMessages: ChatMessages = {
  description: (name) => `Schreib ${name} und hör die Antwort, in der jedes Wort hervorgehoben wird.`,
  readDescription: (name) => `Du schreibst, und ${name} liest deine Worte vor und hebt jedes hervor.`,
  conversation: (name) => `Unterhaltung mit ${name}`,
  voicePage: (name) => `Über ${name}`,
  intro: (name) =>
    `Ein Sprachmodell schreibt die Antworten, und ${name} spricht sie. Antworten können falsch sein. Gespräche bleiben in deinem Konto gespeichert, bis du sie löschst.`,
  readIntro: (name) =>
    `${name} antwortet auf diesem Server nicht. Ihr könnt gemeinsam lesen: Du schreibst, und ${name} liest deine Worte vor. Nichts wird gespeichert.`,
  loginIntro: (name) =>
    `Melde dich an, damit ${name} antwortet. Ohne Anmeldung könnt ihr gemeinsam lesen: Du schreibst, und ${name} liest deine Worte vor. Nichts wird gespeichert.`,
  cost: (count) => `Eine Antwort kostet ${credits(count)} je Zeichen und ihr Ton so viel wie anderer auch.`,
  log: 'Nachrichten',
  empty: 'Noch keine Nachrichten.',
  emptyHint: (name) => `Schreib unten die erste an ${name}.`,
  you: 'Du',
  message: 'Nachricht',
  placeholder: (name) => `An ${name} schreiben`,
  send: 'Senden',
  stop: 'Anhalten',
  stopHint: 'Die Stimme verstummt, sobald du schreibst.',
  dictate: 'Diktieren',
  stopDictation: 'Diktat beenden',
  listening: 'Die Aufnahme läuft. Sprich jetzt.',
  dictationHint: 'Dein Browser macht aus Sprache Text. Manche Browser senden sie dafür an ihren Hersteller.',
  dictationProblems: {
    blocked: 'Das Mikrofon ist gesperrt. Erlaube es in den Einstellungen des Browsers.',
    silent: 'Es war nichts zu hören. Versuch es noch einmal.',
    failed: 'Der Browser konnte die Sprache nicht erkennen. Versuch es noch einmal.',
  },
  writing: (name) => `${name} schreibt eine Antwort.`,
  speaking: (name) => `${name} spricht.`,
  hearOf: (text) => `Anhören: ${text}`,
  answerFailed: 'Es kam keine Antwort.',
  speechFailed: 'Die Nachricht konnte nicht gesprochen werden.',
  tryAgain: 'Versuch es noch einmal.',
  left: (count) => (count === 1 ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`),
  chats: 'Deine Gespräche',
  newChat: 'Neues Gespräch',
  count: (count) => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
  rename: 'Umbenennen',
  renameLabel: 'Name des Gesprächs',
  save: 'Namen speichern',
  cancel: 'Abbrechen',
  download: 'Als Text herunterladen',
  delete: 'Gespräch löschen',
  deleteSure: 'Dieses Gespräch endgültig löschen?',
  deleteYes: 'Löschen',
  refused: 'Das hat nicht geklappt. Versuch es noch einmal.',
}
