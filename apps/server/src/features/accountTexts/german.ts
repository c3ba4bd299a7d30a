import type { AccountTexts } from './english.ts'

export const germanAccountTexts: AccountTexts = {
  home: 'Zu Voice Rankings',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: (min) => `Mindestens ${min} Zeichen.`,
  login: {
    'sign-in': { title: 'Anmelden', intro: 'bei Voice Rankings', button: 'Anmelden' },
    create: {
      title: 'Konto anlegen',
      intro: 'Wähle eine E-Mail-Adresse und ein Passwort. Du bekommst keine E-Mail.',
      button: 'Konto anlegen',
    },
    createByMail: {
      title: 'Konto anlegen',
      intro: 'Gib deine E-Mail-Adresse ein. Du bekommst eine E-Mail mit einem Link, über den du ein Passwort wählst.',
      button: 'Link senden',
    },
    reset: {
      title: 'Neues Passwort wählen',
      intro:
        'Gib die E-Mail-Adresse deines Kontos ein. Du bekommst eine E-Mail mit einem Link, über den du ein neues Passwort wählst.',
      button: 'Link senden',
    },
    forgot: 'Passwort vergessen?',
    isNew: { text: 'Neu hier?', action: 'Konto anlegen' },
    hasAccount: { text: 'Schon ein Konto?', action: 'Anmelden' },
  },
  choosePassword: {
    title: 'Passwort wählen',
    intro: 'Du wirst hier angemeldet und überall sonst abgemeldet.',
    button: 'Speichern und anmelden',
  },
  mailSent: {
    title: 'Sieh in dein Postfach',
    text: (email) =>
      `Eine E-Mail ist unterwegs an ${email}. Öffne ihren Link innerhalb einer Stunde. Du kannst dieses Fenster schließen.`,
    hint: 'Kommt in ein paar Minuten nichts an, prüfe den Spam-Ordner und die Adresse.',
  },
  signedIn: {
    title: 'Du bist angemeldet',
    text: (username) =>
      `Dein Benutzername ist ${username}. Dieses Fenster schließt sich von selbst. Wenn nicht, schließe es.`,
  },
  signedOut: {
    title: 'Du bist abgemeldet',
    text: 'Dieses Fenster schließt sich von selbst. Wenn nicht, schließe es.',
  },
  confirmLogout: {
    title: 'Abmelden?',
    text: 'Du wirst in diesem Browser von Voice Rankings abgemeldet.',
    button: 'Abmelden',
  },
  consent: {
    title: 'Auf einer anderen Seite anmelden?',
    heading: (host) => `Auf ${host} anmelden?`,
    text: (username, origin) =>
      `Du bist ${username}. Favoriten, Sammlungen, Bewertungen und Credits auf ${origin} gehören dann dir. Wenn du dich dort nicht anmelden wolltest, schließe dieses Fenster.`,
    button: 'Dort anmelden',
    code: (host) => `Code auf ${host}`,
    codeHint:
      'Die Seite, die diese Anmeldung geöffnet hat, zeigt sechs Ziffern. Gib nie einen Code ein, den dir jemand geschickt hat.',
    handedOver:
      'Dieses Fenster schließt sich von selbst. Wenn nicht, wurde die Seite geschlossen, die es geöffnet hat. Schließe dieses Fenster und melde dich dort noch einmal an.',
    approved: (host) => `Du kannst dieses Fenster schließen und zu ${host} zurückkehren.`,
    extension: {
      title: 'In einer Browser-Erweiterung anmelden?',
      heading: () => 'In der Browser-Erweiterung anmelden?',
      text: (username, origin) =>
        `Du bist ${username}. Die Erweiterung ${origin} liest dann mit deinen Stimmen vor und verbraucht deine Credits. Wenn du dich dort nicht anmelden wolltest, schließe dieses Fenster.`,
      button: 'Dort anmelden',
      code: () => 'Code in der Erweiterung',
      approved: () => 'Du kannst dieses Fenster schließen und zur Erweiterung zurückkehren.',
    },
  },
  failures: {
    endedLogin: {
      title: 'Diese Anmeldung ist beendet',
      text: (username) =>
        `Der Link wurde schon benutzt oder ist abgelaufen. Du bist als ${username} angemeldet. Schließe dieses Fenster und lade die Seite neu, die es geöffnet hat.`,
    },
    starting: { title: 'Der Server startet', text: 'Lade diese Seite gleich noch einmal.' },
    oldLink: {
      title: 'Dieser Link gilt nicht',
      text: 'Der Link ist abgelaufen, wurde schon benutzt oder ist unvollständig. Schließe dieses Fenster und melde dich noch einmal an.',
    },
    oldMail: {
      title: 'Dieser Link gilt nicht',
      text: 'Ein Link gilt einmal und eine Stunde lang. Nur der Link in der neuesten E-Mail gilt. Melde dich noch einmal an, um einen neuen zu bekommen.',
    },
    mailFailed: {
      title: 'Die E-Mail konnte nicht gesendet werden',
      text: 'Prüfe die Adresse und versuche es in ein paar Minuten noch einmal.',
    },
    foreign: {
      title: 'Das kam von einer anderen Seite',
      text: 'Nichts wurde geändert. Öffne Voice Rankings und melde dich dort an oder ab.',
    },
    tooLarge: { title: 'Dieses Formular ist zu groß', text: 'Geh zurück und kürze den Text.' },
    providerAway: {
      title: 'Der Anmeldedienst antwortet nicht',
      text: 'Du kannst dich gerade nicht anmelden. Versuche es in ein paar Minuten noch einmal.',
    },
    refused: {
      title: 'Du bist nicht angemeldet',
      text: 'Die Anmeldung wurde abgebrochen oder hat zu lange gedauert. Schließe dieses Fenster und melde dich noch einmal an.',
    },
    taken: {
      title: 'Diese E-Mail-Adresse hat schon ein Konto',
      text: 'Das Konto wurde auf andere Art angelegt. Melde dich auf diese Art an, oder frage den Betreiber dieses Servers.',
    },
  },
  problems: {
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    exists: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
    noEmail: 'Gib deine E-Mail-Adresse ein, zum Beispiel ann@example.com.',
    tooShort: (min) => `Das Passwort muss mindestens ${min} Zeichen haben.`,
    tooLong: (max) => `Das Passwort darf höchstens ${max} Zeichen haben.`,
    isEmail: 'Das Passwort darf nicht deine E-Mail-Adresse sein.',
    tooEasy: 'Das Passwort ist zu leicht zu erraten. Nimm mehr verschiedene Zeichen.',
    tooMany: (minutes) =>
      `Zu viele Versuche. Versuche es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
    wrongCode: 'Der Code ist falsch. Vergleiche ihn Ziffer für Ziffer mit der Seite.',
    tooManyCodes: 'Zu viele Versuche. Schließe dieses Fenster und melde dich noch einmal an.',
  },
  mails: {
    create: {
      none: {
        subject: 'Lege dein Konto bei Voice Rankings an',
        intro: 'Für diese E-Mail-Adresse wurde ein neues Konto bei Voice Rankings angefordert.',
        action: 'Um das Konto anzulegen, wähle hier ein Passwort:',
      },
      account: {
        subject: 'Du hast schon ein Konto bei Voice Rankings',
        intro:
          'Für diese E-Mail-Adresse wurde ein neues Konto bei Voice Rankings angefordert. Du hast schon eines. Melde dich mit deinem Passwort an.',
        action: 'Wenn du das Passwort vergessen hast, wähle hier ein neues:',
      },
    },
    reset: {
      account: {
        subject: 'Wähle ein neues Passwort für Voice Rankings',
        intro: 'Für dein Konto bei Voice Rankings wurde ein neues Passwort angefordert.',
        action: 'Wähle es auf dieser Seite. Du wirst überall sonst abgemeldet:',
      },
      none: {
        subject: 'Kein Konto bei Voice Rankings mit dieser Adresse',
        intro:
          'Für diese E-Mail-Adresse wurde ein neues Passwort bei Voice Rankings angefordert. Es gibt kein Konto mit ihr. Vielleicht hast du eine andere Adresse benutzt.',
        action: 'Um ein Konto mit dieser Adresse anzulegen, wähle hier ein Passwort:',
      },
    },
    earlyAccess: {
      added: {
        subject: 'Bewertungen von Gesprächen bei Voice Rankings: bestätige deine Adresse',
        intro:
          'Jemand hat bei Voice Rankings diese E-Mail-Adresse hinterlassen, um zu erfahren, wann Bewertungen von Gesprächen mit Stimmen beginnen. Du warst es nicht? Dann tu nichts.',
        action: (days) =>
          `Bestätige die Adresse auf dieser Seite innerhalb von ${days} Tagen. Sonst wird sie entfernt:`,
      },
      known: {
        subject: 'Deine Adresse steht auf der Liste von Voice Rankings',
        intro:
          'Jemand hat bei Voice Rankings diese E-Mail-Adresse noch einmal hinterlassen. Sie ist schon bestätigt, du musst nichts tun. Du erfährst, wann Bewertungen von Gesprächen mit Stimmen beginnen.',
      },
      leave: 'Um die Adresse sofort zu löschen, öffne diese Seite und drücke den Knopf:',
    },
    rest: 'Der Link gilt einmal und eine Stunde lang. Wenn du ihn nicht angefordert hast, beachte diese E-Mail nicht. Nichts hat sich geändert.',
  },
}
