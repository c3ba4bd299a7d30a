import type { AccountDataMessages } from '../../accountData/messages.ts'
import type { AccountMessages } from '../../account/messages.ts'
import type { CollectionsMessages } from '../../collections/messages.ts'
import type { FavoritesMessages } from '../../favorites/messages.ts'
import type { LeaderboardMessages } from '../../leaderboard/messages.ts'
import type { RatingsMessages } from '../../ratings/messages.ts'
import type { SessionMessages } from '../../session/messages.ts'
import { counted, number } from './writing.ts'

export const account: AccountMessages = {
  menu: (username) => username,
  voices: 'Meine Stimmen',
  collections: 'Meine Sammlungen',
  playlists: 'Meine Wiedergabelisten',
  snippets: 'Meine Schnipsel',
  lexicon: 'Lexikon',
  account: 'Mein Konto',
  changeUsername: 'Benutzernamen ändern',
  logout: 'Abmelden',
  credits: (available, total) => `${number(available)} von ${number(total)} Credits übrig`,
  percent: (percent) => `${number(percent, 1)} %`,
  minutesLeft: (minutes) => `etwa ${counted(minutes, 'Minute', 'Minuten')} Sprache`,
  creditsLine: (credits, percent, minutes) => `${credits} (${percent}) · ${minutes}`,
  costs: (credits) => `Etwa ${counted(credits, 'Credit', 'Credits')}`,
  otherScript: (names) => `Kann diese Schrift vielleicht nicht lesen: ${names.join(', ')}`,
  otherLanguage: (language, names) =>
    `Der Text ist offenbar auf ${language}. Spricht ihn vielleicht falsch aus: ${names.join(', ')}.`,
  voicesOf: (language) => `Stimmen auf ${language}`,
  costsMore: (credits, left) => `Etwa ${counted(credits, 'Credit', 'Credits')}; du hast ${number(left)}`,
  username: 'Benutzername',
  usernameHelp: 'Unter deinem Benutzernamen sehen dich andere.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  checking: 'Wird geprüft…',
  usernameMessages: {
    too_short: 'Der Benutzername braucht mindestens 3 Zeichen.',
    taken: 'Dieser Benutzername ist schon vergeben.',
    available: 'Dieser Benutzername ist frei!',
    check_failed: 'Der Benutzername konnte nicht geprüft werden.',
  },
  unknownError: 'Ein unbekannter Fehler ist aufgetreten.',
  saveFailed: 'Der Benutzername konnte nicht geändert werden. Bitte versuche es noch einmal.',
}

export const accountData: AccountDataMessages = {
  account: 'Konto',
  username: 'Benutzername',
  email: 'E-Mail',
  data: 'Deine Daten',
  dataText:
    'Dein Konto, deine Schnipsel mit ihren Texten, Bewertungen, Favoriten, Sammlungen und Credits in einer JSON-Datei. Sie enthält die Adressen deiner Aufnahmen: Wer die Datei hat, kann sie hören.',
  save: 'Meine Daten herunterladen',
  saving: 'Deine Daten werden zusammengestellt…',
  saved: (fileName) => `Deine Daten sind als ${fileName} gespeichert.`,
  saveFailed: 'Deine Daten konnten nicht heruntergeladen werden. Bitte versuche es noch einmal.',
  delete: 'Konto löschen',
  deleteText: 'Das lässt sich nicht rückgängig machen. Lade vorher deine Daten herunter, wenn du sie behalten willst.',
  openDelete: 'Mein Konto löschen…',
  deleteEffects: [
    'Du wirst auf allen Geräten abgemeldet.',
    'Deine Favoriten, Sammlungen, Credits und nicht geteilten Schnipsel werden gelöscht.',
    'Geteilte Schnipsel bleiben hörbar, ohne deinen Namen.',
    'Deine Bewertungen zählen weiter, ohne deinen Namen und ohne Texte.',
  ],
  confirmUsername: (username) => `Tippe zur Bestätigung deinen Benutzernamen, ${username}`,
  password: 'Dein Passwort',
  passwordHint: 'Tippe auch dein Passwort, damit sicher ist, dass du es bist.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  deleteForGood: 'Endgültig löschen',
  deleting: 'Dein Konto wird gelöscht…',
  deleteFailed: 'Dein Konto konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  logOutFirst: 'Abmelden, um dich neu anzumelden',
}

export const session: SessionMessages = {
  initial: {
    title: 'Bei Voice Rankings mitmachen',
    description: 'Melde dich kostenlos an und nutze alle Funktionen.',
  },
  fallback: { title: 'Zum Weitermachen anmelden', description: 'Diese Funktion gibt es für Mitglieder.' },
  choose: 'Anmelden / Registrieren',
  later: 'Vielleicht später',
  close: 'Schließen',
  login: 'Anmelden',
  notices: {
    waiting: 'Schließe die Anmeldung in dem Fenster ab, das sich geöffnet hat.',
    blocked: 'Dein Browser hat das Fenster nicht geöffnet.',
    unreachable: 'Der Server antwortet nicht.',
    complete: 'Du bist angemeldet.',
  },
  matchingCode: 'Falls es nach einem Code fragt, tippe',
  showWindow: 'Fenster zeigen',
  openWindow: 'Fenster öffnen',
  retry: 'Noch einmal versuchen',
  onThisPage: 'Auf dieser Seite weiter',
  cancel: 'Abbrechen',
}

export const favorites: FavoritesMessages = {
  tooltips: {
    visitor: 'Anmelden, um Favoriten zu merken',
    add: 'Zu den Favoriten hinzufügen',
    remove: 'Aus den Favoriten entfernen',
  },
  favorite: 'Als Favorit merken',
  remove: 'Aus den Favoriten entfernen',
  label: (action, voiceName) => `${action}: ${voiceName}`,
  list: {
    title: 'Meine liebsten Stimmen',
    loading: 'Deine Favoriten werden geladen…',
    empty: 'Noch keine Lieblingsstimmen',
    emptyHint: 'Drücke auf das Herz einer Stimme: Sie steht dann hier.',
    browse: 'Stimmen ansehen',
    failed: 'Deine Favoriten konnten nicht geladen werden',
    failedHint: 'Prüfe die Verbindung und versuche es noch einmal.',
    retry: 'Noch einmal versuchen',
    all: (count) => `Alle ${number(count)} im Katalog zeigen`,
  },
  prompt: { title: 'Bei Voice Rankings mitmachen', description: 'Melde dich an, um Stimmen als Favoriten zu merken' },
}

export const collections: CollectionsMessages = {
  add: 'Zu einer Sammlung hinzufügen',
  label: (voiceName) => `${voiceName} zu einer Sammlung hinzufügen`,
  find: 'Suchen oder anlegen',
  loading: 'Sammlungen werden geladen…',
  empty: 'Noch keine Sammlungen. Gib einen Namen ein, um eine anzulegen.',
  create: (name) => `„${name}“ anlegen`,
  count: (count, limit) => `${count} von ${limit} Sammlungen`,
  full: (limit) => `Du hast ${limit} Sammlungen, mehr sind nicht möglich. Lösche zuerst eine.`,
  added: '✓ Hinzugefügt',
  addedTo: (collection) => `Zu ${collection} hinzugefügt`,
  removed: 'Entfernt',
  removedFrom: (collection) => `Aus ${collection} entfernt`,
  loadFailed: 'Die Sammlungen konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  list: {
    title: 'Meine Sammlungen',
    names: 'Sammlungen',
    newName: 'Name einer neuen Sammlung',
    create: 'Anlegen',
    empty: 'Noch keine Sammlungen',
    emptyHint: 'Gib oben der ersten einen Namen. Füge dann auf den Karten und Seiten der Stimmen einige hinzu.',
    voices: (count, names) => {
      if (count === 0) return 'Noch keine Stimmen'
      const more = count - names.length
      const listed = more > 0 ? `${names.join(', ')} und ${number(more)} weitere` : names.join(', ')
      return `${counted(count, 'Stimme', 'Stimmen')}: ${listed}`
    },
    taken: 'Eine Sammlung mit diesem Namen hast du schon.',
    rename: 'Umbenennen',
    renameOne: (name) => `${name} umbenennen`,
    newNameOf: (name) => `Neuer Name für ${name}`,
    save: 'Speichern',
    delete: 'Löschen',
    deleteOne: (name) => `${name} löschen`,
    deleteQuestion: (name) => `„${name}“ löschen?`,
    deleteHint: 'Das lässt sich nicht zurücknehmen. Die Stimmen bleiben im Katalog und in deinen anderen Sammlungen.',
    cancel: 'Abbrechen',
    close: 'Schließen',
    renameFailed: 'Die Sammlung konnte nicht umbenannt werden.',
    deleteFailed: 'Die Sammlung konnte nicht gelöscht werden.',
    deleted: (name) => `${name} ist gelöscht`,
  },
  addFailed: 'Die Stimme konnte nicht hinzugefügt werden.',
  removeFailed: 'Die Stimme konnte nicht entfernt werden.',
  createFailed: 'Die Sammlung konnte nicht angelegt werden.',
  prompt: {
    title: 'Für Sammlungen anmelden',
    description: 'Als Mitglied kannst du eigene Sammlungen von Stimmen anlegen und teilen.',
  },
}

export const ratings: RatingsMessages = {
  stars: { 1: 'Schlecht', 2: 'Brauchbar', 3: 'Gut', 4: 'Sehr gut', 5: 'Hervorragend!' },
  starLabel: (stars, meaning) => `${stars} ${meaning}`,
  starsHint: 'Mit den Pfeiltasten wählen, mit der Eingabetaste absenden.',
  question: (voiceName) => `Wie klingt ${voiceName}?`,
  dismiss: 'Jetzt nicht bewerten',
  notVoted: 'Noch nicht bewertet',
  voted: (stars) => `Danke für deine Bewertung! Bewertet mit ${stars}/5`,
  score: (score) => number(score, 1),
  scoreOf: (score) => `Bewertet mit ${number(score, 1)} von 5`,
  count: (count) => counted(count, 'Bewertung', 'Bewertungen'),
  interval: (low, high) => `${number(low, 1)}–${number(high, 1)}`,
  intervalHint: (low, high) =>
    `Mit einer Wahrscheinlichkeit von 95 % liegt der wahre Mittelwert zwischen ${number(low, 1)} und ${number(high, 1)}.`,
  unranked: 'noch ohne Rang',
  missing: (count) => `${counted(count, 'weitere Bewertung', 'weitere Bewertungen')} nötig`,
}

export const leaderboard: LeaderboardMessages = {
  title: 'Bestenliste',
  caption: 'Stimmen nach den Bewertungen der Hörer, die beste zuerst',
  columns: {
    rank: 'Rang',
    voice: 'Stimme',
    score: 'Wertung',
    interval: '95-%-Intervall',
    votes: 'Bewertungen',
  },
  rank: (rank) => `${rank}.`,
  score: (score) => number(score, 2),
  interval: (low, high) => `${number(low, 2)}–${number(high, 2)}`,
  votes: (count) => number(count),
  votesInWords: (count) => counted(count, 'Bewertung', 'Bewertungen'),
  how: 'Wertungen reichen bis 5. Ein Balken zeigt das 95-%-Intervall: Wo sich zwei überschneiden, kann die Reihenfolge Zufall sein.',
  unranked: 'Noch ohne Rang',
  unrankedHint: (needed) =>
    `Eine Stimme bekommt einen Rang, sobald ${counted(needed, 'Person', 'Personen')} sie bewertet haben. Höre eine an und bewerte sie.`,
  ratedBy: (count, needed) => `${number(count)} von ${counted(needed, 'Bewertung', 'Bewertungen')}`,
  loading: 'Die Bestenliste wird geladen…',
  empty: 'Keine Stimme passt.',
  noneRanked: 'Noch hat keine Stimme einen Rang.',
  failed: 'Die Bestenliste konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  more: 'Weitere Stimmen zeigen',
  top: 'Am besten bewertet',
  blind: {
    caption: 'Stimmen nach blinden Urteilen, die beste zuerst',
    columns: {
      rank: 'Rang',
      voice: 'Stimme',
      score: 'Blindwertung',
      stars: 'Sterne',
      sounds: 'Klang',
      price: '1 Mio. Zeichen',
      votes: 'Urteile',
    },
    free: 'kostenlos',
    priceUnits: { byte: 'je Mio. Bytes', token: 'je Mio. Token', second: 'je Minute' },
    ranks: (low, high) => (low === high ? `${low}.` : `${low}.–${high}.`),
    margin: (points) => `± ${number(points)}`,
    preliminary: 'vorläufig',
    beforeChange: (count) => `Urteile vor der Änderung: ${count}`,
    bounds: (low, high) => `95-%-Intervall von ${low} bis ${high}`,
    use: 'Verwendung',
    allUses: 'Alle Verwendungen',
    language: 'Sprache',
    all: (voices, votes) =>
      `${counted(voices, 'Stimme', 'Stimmen')} · ${counted(votes, 'Urteil', 'Urteile')} · Balken sind 95-%-Intervalle`,
    excluded: (votes) =>
      `${counted(votes, 'Urteil zählt', 'Urteile zählen')} nicht: zu schnell, nicht gehört oder wiederholt.`,
    file: 'Alle Urteile als CSV',
    empty: 'Zu diesen Filtern gibt es noch keine blinden Urteile.',
  },
  history: {
    title: 'Wert und Rang im Lauf der Zeit',
    rank: (ranks) => `Rang ${ranks}`,
    how: (language) => `Blinde Urteile, ${language}. Das Band ist das 95-%-Intervall.`,
    changed: (day) => `Bis ${day} geändert: Ältere Urteile gelten dem früheren Klang.`,
  },
}
