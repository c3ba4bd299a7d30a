import type { EarlyAccessMessages } from '../../earlyAccess/messages.ts'

/** Texts of the page Chat reviews in German. */
export const germanEarlyAccessMessages: EarlyAccessMessages = {
  title: 'Bewertungen von Gesprächen',
  description:
    'Gespräche mit Stimmen gibt es heute. Hinterlasse eine Adresse, um zu erfahren, wann Bewertungen von Gesprächen beginnen.',
  today: 'Du kannst heute mit jeder Stimme sprechen.',
  chat: (name) => `Mit ${name} sprechen`,
  voices: 'Eine Stimme wählen',
  planned:
    'Bewertungen von Gesprächen gibt es noch nicht: Du kannst kein Gespräch bewerten und nicht lesen, was andere über eines sagen.',
  join: {
    title: 'Erfahren, wann Bewertungen beginnen',
    text: (days) =>
      `Du bekommst eine E-Mail mit einem Link, der die Adresse bestätigt. Sonst wird sie nach ${days} Tagen entfernt. Jede E-Mail enthält einen Link, der die Adresse sofort löscht.`,
    label: 'E-Mail-Adresse',
    send: 'Link senden',
    done: (email) => `Eine E-Mail ist unterwegs an ${email}. Öffne ihren Link, um die Adresse zu bestätigen.`,
    hint: 'Wenn in ein paar Minuten nichts ankommt, prüfe den Spam-Ordner und die Adresse.',
    privacy: 'Was gespeichert wird',
  },
  noMail: {
    title: 'Dieser Server nimmt keine Adressen an',
    text: 'Er versendet keine E-Mails und könnte dir nicht Bescheid geben. Niemand wird hier nach einer Adresse gefragt.',
  },
  confirm: {
    title: 'Bestätige deine Adresse',
    text: 'Du erfährst per E-Mail, wann Bewertungen von Gesprächen beginnen. Für nichts anderes wird die Adresse benutzt.',
    button: 'Adresse bestätigen',
    done: 'Die Adresse ist bestätigt.',
  },
  leave: {
    title: 'Lösche deine Adresse',
    text: 'Sie wird sofort gelöscht, und du bekommst keine E-Mails über Bewertungen von Gesprächen mehr.',
    button: 'Adresse löschen',
    done: 'Die Adresse ist gelöscht.',
  },
  problems: {
    email: 'Schreibe deine E-Mail-Adresse, zum Beispiel ann@example.com.',
    unknown: 'Dieser Link gilt nicht. Die Adresse wurde gelöscht oder entfernt, oder der Link ist unvollständig.',
    wait: 'Zu viele Versuche. Versuche es in einer Stunde noch einmal.',
    failed: 'Das hat nicht geklappt. Versuche es in ein paar Minuten noch einmal.',
  },
}
