import { germanMessages } from '@voice-rankings/react/german'
import type { SiteTranslation } from '../languages/translation.ts'
import { germanBuddiesMessages } from './buddies/german.ts'
import { germanChatMessages } from './chat/german.ts'
import { germanEarlyAccessMessages } from './earlyAccess/german.ts'
import { germanExtensionMessages } from './extension/german.ts'
import { germanOperatorMessages } from './operator/german.ts'
import { germanUpgradeMessages } from './upgrade/german.ts'

/** All texts of the site in German. */
export const germanSiteMessages: SiteTranslation = {
  components: germanMessages,
  site: {
    pages: {
      '/voices': 'Stimmen',
      '/leaderboard': 'Rangliste',
      '/blind': 'Blindtest',
      '/cast': 'Besetzung',
      '/create-voice': 'Stimme erstellen',
      '/create-playlist': 'Playlist erstellen',
      '/read': 'Vorlesen',
      '/align': 'Wortzeiten',
      '/about': 'Über uns',
      '/upgrade': 'Mehr Umfang',
      '/buddies': 'Freunde',
      '/privacy': 'Datenschutz',
      '/terms': 'Bedingungen',
    },
    titles: {
      site: 'Stimmen für Sprachausgabe hören, messen und vergleichen',
      playlists: 'Meine Wiedergabelisten',
      playlist: 'Wiedergabeliste',
      snippets: 'Meine Schnipsel',
      compare: (name) => `${name} vergleichen`,
      provider: (name) => `Stimmen von ${name}`,
      chat: (name) => `Gespräch mit ${name}`,
      views: { details: 'Details', similar: 'Ähnliche', analysis: 'Analyse' },
    },
    descriptions: {
      align:
        'Die Zeit jedes Wortes deiner eigenen Aufnahme: hervorgehobene Wörter, Untertitel als WebVTT und SubRip und ein Player für deine Seite.',
      blind: 'Hör zwei Stimmen denselben Satz sagen, ohne ihre Namen zu kennen, und sag, welche besser liest.',
      cast: 'Füg ein Skript ein, erhalte Stimmen für jede Rolle mit Begründung und hör sie ihre Zeilen sprechen.',
      compare: (name) =>
        `Hör ${name} und bis zu drei andere Stimmen denselben Text sagen, gleich laut, mit oder ohne Namen.`,
      createPlaylist: 'Bring Hörproben und Schnipsel in eine Reihenfolge und hör sie nacheinander, Wort für Wort.',
      createVoice:
        'Gestalte eine Stimme mit Reglern für Tonhöhe, Tempo, Kehle und Klang, hör sie sofort und speichere sie.',
      leaderboard:
        'Stimmen für Sprachausgabe nach Blindtests und Bewertungen, mit der Zahl der Abstimmungen und der Genauigkeit jedes Werts.',
      playlists: 'Deine Reihenfolgen von Hörproben und Schnipseln: anhören, ändern und neue anlegen.',
      provider: (name, voices) =>
        `${voices === 1 ? 'Eine Stimme' : `${voices.toLocaleString('de-DE')} Stimmen`} von ${name} zum Anhören, mit Preisen, Lizenzen und Messwerten aus ihrem eigenen Ton.`,
      read: 'Füg einen Artikel, ein Kapitel oder ein Buch ein und hör es sofort, Wort für Wort, in einer Stimme deiner Wahl. Es geht weiter, wo du aufgehört hast.',
      readWork: 'Ein Text, der Wort für Wort vorgelesen wird.',
      snippets: 'Die Texte, die du hast sprechen lassen: anhören, suchen, teilen und neu sprechen lassen.',
      voices:
        'Stimmen für Sprachausgabe nach Sprache, Anbieter und Messwerten: Tonhöhe, Tempo, Intensität, Knarren und Energie.',
      voice: (name, gender, provider, language) =>
        `${name}, ${{ female: 'Frauenstimme', male: 'Männerstimme', unknown: 'Stimme' }[gender]} von ${provider} auf ${language}`,
      generate: (voice) => `${voice}: anhören, einen Text eingeben und Wort für Wort mitlesen.`,
      details: (voice) => `${voice}: Messwerte und empfohlene Verwendungen.`,
      similar: (voice) => `${voice}: ähnliche Stimmen, insgesamt und nach jedem Messwert.`,
      analysis: (voice) => `${voice}: Tonhöhe, Intensität und Knarren beim Sprechen.`,
      pace: (wordsPerMinute) => `${wordsPerMinute} Wörter pro Minute`,
      measured: (figures) => `Gemessen: ${figures}.`,
      waveform: (voice) => `Wellenform: ${voice}`,
    },
    footer: {
      claim: 'Jede Zahl hier wurde am Ton selbst gemessen.',
      label: 'Fußzeile',
      docs: 'Dokumentation',
      api: 'API',
      language: 'Sprache',
    },
    header: {
      main: 'Hauptmenü',
      menu: 'Menü',
      search: 'Stimmen suchen',
      closeSearch: 'Suche schließen',
      skip: 'Zum Inhalt',
    },
    theme: { label: 'Farben', auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    mine: { label: 'Meine Seiten', home: 'Meine Übersicht' },
    home: {
      title: 'Schreib einen Satz. Hör, wer ihn am besten sagt.',
      description:
        'Schreib einen Satz und hör ihn von Stimmen für Sprachausgabe. Jede Stimme ist an ihrem eigenen Ton gemessen.',
      intro: (voices, providers) =>
        voices === 1
          ? 'Eine Stimme für Sprachausgabe, an ihrem eigenen Ton gemessen.'
          : `${voices > 0 ? `${voices.toLocaleString('de-DE')} Stimmen` : 'Stimmen'} für Sprachausgabe${providers > 1 ? ` von ${providers} Anbietern` : ''}, jede an ihrem eigenen Ton gemessen.`,
      browse: 'Alle Stimmen ansehen',
      search: 'Beschreibe eine Stimme',
      find: 'Suchen',
      starting: 'Die ersten Stimmen werden gemessen. Sie erscheinen hier, sobald sie fertig sind.',
      map: (language) => `Alle Stimmen auf ${language}, jede dort, wo ihr eigener Ton sie hinstellt`,
      mapHint:
        'Links ist tief, rechts ist hoch, oben ist schnell. Zeige auf eine Stimme für ihre Hörprobe, klicke darauf für deinen Satz.',
      mapHintTouch: 'Links ist tief, rechts ist hoch, oben ist schnell. Tippe auf eine Stimme für deinen Satz.',
      openMap: 'Karte öffnen',
      compare: 'Welche Stimme sagt ihn besser?',
      compareHint: 'Zwei Stimmen, ein Satz: deiner.',
      embed: 'Eine Stimme für deine Seite',
      embedHint: 'Ein Player mit seinem Text, in einfachem HTML.',
      code: 'HTML dieses Players',
      copy: 'Kopieren',
      copied: 'Kopiert',
      copyFailed: 'Nicht kopiert. Markiere die Zeilen, um sie zu kopieren.',
      ownRecording: 'Oder mit deiner eigenen Aufnahme',
    },
    leaderboard: {
      title: 'Rangliste',
      intro:
        'Geordnet von Menschen, die zwei Stimmen denselben Satz sprechen hörten und nicht wussten, welche welche war.',
      byStars: 'Nach Sternen',
      byStarsIntro: 'Stimmen nach Bewertung, mit der Sicherheit jeder Note.',
      filters: 'Filter',
    },
    map: {
      loading: 'Die Karte wird geladen…',
      noScript: 'Die Karte braucht JavaScript. Dieselben Stimmen, mit ihren Zahlen:',
      list: 'als Liste zeigen',
    },
    appHome: {
      title: 'Meine Übersicht',
      description: 'Deine Credits, deine letzten Schnipsel und deine liebsten Stimmen an einem Ort.',
      snippets: 'Alle meine Schnipsel',
    },
    appVoices: {
      title: 'Meine Stimmen',
      description: 'Deine liebsten und deine erstellten Stimmen, auf jedem Gerät.',
      favorites: 'Meine Favoriten',
    },
    appCollections: {
      title: 'Meine Sammlungen',
      description: 'Deine eigenen Zusammenstellungen von Stimmen. Nur du kannst sie sehen.',
    },
    appLexicon: {
      title: 'Lexikon',
      description: 'Wie Namen und Begriffe in deinen Texten gesprochen werden. Nur du kannst sie sehen.',
    },
    shareSettings: {
      title: 'Freigabe',
      description: 'Wer das sehen und hören kann, die Links dazu und wo es abgespielt werden darf.',
    },
    shared: { description: 'Mit dir geteilt', voice: 'Mehr von dieser Stimme', voices: 'Stimmen dieser Sammlung' },
    appAccount: {
      title: 'Mein Konto',
      description: 'Die Angaben deines Kontos, deine Daten als Datei, und das Löschen des Kontos.',
      deleted: 'Dein Konto ist gelöscht',
      deletedText: 'Du bist überall abgemeldet. Danke fürs Zuhören.',
    },
    special: {
      title: 'Besonderes',
      refused: 'Melde dich an, um diese Seite zu sehen.',
      text: (name) =>
        `Du bist als ${name} angemeldet. Nur wer angemeldet ist, sieht diese Seite. Sie hat noch keinen anderen Inhalt.`,
    },
    offline: {
      title: 'Keine Verbindung',
      text: 'Ohne Verbindung kannst du die Seiten öffnen, die du besucht hast, und die Töne hören, die du gehört hast.',
      retry: 'Noch einmal versuchen',
      saved: 'Auf diesem Gerät gespeichert',
    },
    error: {
      home: 'Zur Startseite',
      retry: 'Noch einmal versuchen',
      denied: 'Kein Zugang',
      deniedText: 'Du darfst diese Seite nicht ansehen.',
      missing: 'Seite nicht gefunden',
      missingText: 'Die Seite, die du suchst, gibt es nicht, oder sie ist umgezogen.',
      missingAt: (path) => `Nicht gefunden: ${path}`,
      unexpected: 'Ein unerwarteter Fehler',
      unexpectedText: 'Etwas ist schiefgegangen. Bitte versuche es später noch einmal.',
      unreached: 'Der Server war nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.',
    },
    notice: {
      label: 'Hinweis',
      new: 'Es gibt eine neue Version.',
      failed: 'Ein Teil dieser Seite konnte nicht geladen werden.',
      unsaved: {
        favorite: 'Der Favorit konnte nicht gespeichert werden.',
        rating: 'Deine Bewertung konnte nicht gespeichert werden.',
      },
      tryAgain: 'Bitte versuche es noch einmal.',
      reload: 'Neu laden',
      dismiss: 'Schließen',
    },
    plain: {
      samples: 'Die Hörproben',
      sampleOf: (name) => `Hörprobe von ${name}`,
      snippetOf: (name) => `Was ${name} sagt`,
      needsScripts: 'Das braucht JavaScript.',
      snippetMissing: 'Dieser Schnipsel wurde gelöscht oder ist nicht geteilt. Zu hören ist die Hörprobe der Stimme.',
      site: 'Voice Rankings',
      score: (score) => `Mit ${score} von 5 bewertet`,
      onSite: (name) => `${name} auf Voice Rankings`,
    },
  },
  extension: germanExtensionMessages,
  operator: germanOperatorMessages,
  upgrade: germanUpgradeMessages,
  chat: germanChatMessages,
  earlyAccess: germanEarlyAccessMessages,
  buddies: germanBuddiesMessages,
}
