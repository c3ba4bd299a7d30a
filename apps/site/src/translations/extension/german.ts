import type { ExtensionMessages } from '../../extension/messages.ts'

/** Texts of the pages of the browser extension in German. */
export const germanExtensionMessages: ExtensionMessages = {
  welcome: {
    title: 'Willkommen bei der Erweiterung',
    text: 'Die Erweiterung ist mit diesem Server verbunden. Sie liest jede Seite vor und hebt jedes Wort hervor, das gesprochen wird.',
    steps: 'Drei Schritte',
    pin: 'Hefte die Erweiterung an: Öffne das Puzzleteil neben der Adresse des Browsers und drücke die Nadel neben „Voice Rankings“.',
    read: 'Öffne irgendeine Seite und klicke auf die Erweiterung oder drücke Alt+P. Mit einem Rechtsklick wird eine Auswahl vorgelesen oder ab dort.',
    voice: 'Wähle in der Erweiterung eine Stimme für jede Sprache. Ohne Wahl liest die am besten bewertete Stimme.',
    privacyTitle: 'Was gesendet wird',
    privacy:
      'Der Text einer Seite wird an diesen Server gesendet, wenn du ihn vorlesen lässt, nicht vorher. Die Sprache daraus wird nicht geteilt. Die Erweiterung sieht eine Seite erst, wenn du sie anklickst oder ihre Tasten oder ihr Menü benutzt.',
    limits:
      'Bis du dich in der Erweiterung selbst anmeldest, liest sie als Gast, auch während du hier angemeldet bist. Es gelten die Grenzen für Gäste.',
    voices: 'Stimmen ansehen',
  },
  login: {
    title: 'Erweiterung: angemeldet',
    user: (name) => `Du bist hier als ${name} angemeldet. Du kannst diesen Tab schließen.`,
    visitor: 'Du bist auf diesem Server nicht angemeldet.',
  },
  logout: {
    title: 'Erweiterung: abmelden',
    user: (name) => `Du bist hier als ${name} angemeldet.`,
    visitor: 'Du bist abgemeldet. Du kannst diesen Tab schließen.',
    button: 'Abmelden',
  },
  loggedOut: {
    title: 'Erweiterung: abgemeldet',
    user: (name) => `Du bist hier noch als ${name} angemeldet.`,
    visitor: 'Du bist auf diesem Server abgemeldet. Du kannst diesen Tab schließen.',
  },
  removed: {
    title: 'Erweiterung entfernt',
    text: 'Danke für den Versuch. Mit ihr wurden ihre Einstellungen entfernt: die Adresse des Servers, die gewählten Stimmen und das Tempo.',
    again:
      'Aus Versehen entfernt? Installiere sie von dort, woher du sie hattest, und verbinde diesen Server noch einmal.',
    voices: 'Die Stimmen bleiben hier',
  },
  loginAgain: 'Anmelden',
}
