import { ATTRIBUTE_NAMES } from '@voice-rankings/contract'
import {
  attributeDefinitions,
  attributeLabels,
} from '@voice-rankings/react/inside/translations/german/measuredWords.ts'
import type { TextPages } from './textPage.ts'

export const germanTextPages: TextPages = {
  about: {
    title: 'Über Voice Rankings',
    description: 'Über Voice Rankings: woher die Stimmen kommen und wie sie gemessen werden.',
    blocks: [
      {
        text: 'Voice Rankings ist ein Katalog von Sprachausgabe-Stimmen. Höre jede Stimme denselben Text lesen, sieh ihre Messwerte und lass deinen eigenen Text sprechen. Jedes Wort leuchtet auf, während es gesprochen wird.',
      },
      { heading: 'Woher die Stimmen kommen' },
      {
        text: 'Die Stimmen stammen von Sprachprogrammen auf diesem Server: Flite, eSpeak NG und Gnuspeech. Alle Hörproben sind erzeugt, alle Zahlen gemessen. Bei seinem ersten Start erzeugt der Server die Hörprobe jeder Stimme: die Begrüßung durch einen persönlichen Sprachassistenten, in der Sprache der Stimme. Die Vornamen wurden gewählt, damit man die Stimmen auseinanderhält. Der eigene Name im Sprachprogramm steht beim Modell.',
      },
      { heading: 'Wie die Zahlen gemessen werden' },
      { terms: ATTRIBUTE_NAMES.map((name) => [attributeLabels[name], attributeDefinitions[name]]) },
      {
        text: 'Zusammenfassungen, Deutungen und Empfehlungen folgen allein aus diesen Messwerten, nach festen Regeln.',
      },
      { heading: 'Wort für Wort' },
      {
        text: 'Die Wortzeiten stammen vom Sprachprogramm selbst, wenn es sie angibt. Sonst wird der Ton mit einer Aufnahme verglichen, deren Wortzeiten bekannt sind.',
      },
      { text: '[Zu den Stimmen](/voices)' },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Welche Daten dieser Server über einen Besuch speichert, wie lange, und wie man sie löscht.',
    blocks: [
      {
        text: 'Diese Seite beschreibt die Software hinter diesem Angebot. Der Betreiber dieses Servers entscheidet, wo sie läuft und wer Zugang hat. Frage den Betreiber nach allem, was hier nicht steht.',
      },
      { heading: 'Keine Verfolgung' },
      {
        text: 'Es gibt keine Werbung, keine Besucherstatistik und keine Datei von einem anderen Server: Flaggen, Schriften und Symbole kommen von diesem Server. Die Stimmen von Flite, eSpeak NG und Gnuspeech laufen auf dieser Maschine. Mit diesen Stimmen erhält kein fremder Sprachdienst deine Daten.',
      },
      { heading: 'Daten in deinem Browser' },
      {
        terms: [
          [
            'Cookies',
            'Das Geräte-Cookie macht Schnipsel und Bewertungen zu deinen, bevor du dich anmeldest; es gilt 400 Tage. Das Sitzungs-Cookie gilt, solange du angemeldet bist: höchstens 90 Tage, oder 30 Tage ohne Nutzung. Das Anmelde-Cookie gilt ein paar Minuten, während einer Anmeldung. Das Cookie für bekannte Geräte merkt sich 400 Tage lang, dass du dich auf diesem Gerät mit deinem Passwort angemeldet hast, damit Fremde, die Passwörter raten, dich nicht aussperren. Das Sprach-Cookie behält die Sprache, die du in der Fußzeile gewählt hast, 400 Tage lang. Skripte können diese Cookies nicht lesen, und andere Seiten erhalten sie nicht.',
          ],
          [
            'Einstellungen',
            'Das Farbschema, Raster oder Liste, Darstellung, Untertitel und Tempo des Players, Ton auf der Karte, deine letzten sechs Suchen nach Stimmen, der Satz der Stimmenliste, der Text deiner Aufnahme, deine Abspielpositionen und, bis du dich anmeldest, deine Sterne. Sie verlassen den Browser nie. Eine Abmeldung löscht deine Suchen, Texte und Positionen.',
          ],
          [
            'Kopien',
            'Die letzten 100 besuchten Seiten und 200 gehörten Töne, damit sie ohne Verbindung funktionieren. Sie verlassen den Browser nie. Eine Abmeldung löscht sie.',
          ],
        ],
      },
      { heading: 'Daten auf dem Server' },
      {
        terms: [
          [
            'Schnipsel',
            'Jeder erzeugte Text mit seinem Ton und seiner Zeit. Ein Schnipsel ist zunächst geteilt: Wer seine Adresse hat, kann ihn abspielen. Beende das Teilen unter [Meine Schnipsel](/app/snippets); dann kannst nur du ihn abspielen. In seiner Freigabe gibst du ihn auch nur denen, die einen Link haben, bis zu einem Tag deiner Wahl oder bis du ihn widerrufst. Dort kannst du ihn auch löschen und das zehn Minuten lang rückgängig machen; Text und Ton werden dann binnen zwei Stunden entfernt, außer jemand anders hat dasselbe erzeugt.',
          ],
          [
            'Lange Texte',
            'Was du dir unter [Vorlesen](/read) vorlesen lässt, mit dem Ton seiner Sätze und der Stelle, an der du aufgehört hast. Nur du kannst es öffnen, bis du es für alle oder für die freigibst, die einen Link haben. Ein gelöschter Text bleibt eine Stunde lang, damit du ihn wiederherstellen kannst, und wird dann mit seinem Ton entfernt. Dateien, die du herunterlädst, bleiben einen Tag lang gespeichert. Eine Adresse, die du einfügst, ruft dieser Server ab, und er speichert den Text des Artikels.',
          ],
          [
            'Gespräche',
            'Deine Nachrichten an Stimmen und ihre Antworten. Nur du kannst sie öffnen. Wenn der Betreiber einen Chat-Server eingerichtet hat, geht jede Nachricht mit den letzten des Gesprächs an ihn, ohne deinen Namen und deine Adresse; wo er läuft und was er speichert, bestimmt der Betreiber. Der Ton einer Nachricht wird innerhalb einer Stunde gelöscht. Ein Gespräch ist sofort gelöscht, wenn du es löschst, und mit deinem Konto. Ohne Anmeldung wird von einem Gespräch nichts gespeichert.',
          ],
          [
            'Aussprachen',
            'Die Begriffe deines [Lexikons](/app/lexicon) und wie sie gesprochen werden. Nur du kannst sie sehen; bis du dich anmeldest, gehören sie zum Gerät. Mit deinem Konto werden sie gelöscht.',
          ],
          [
            'Erstellte Stimmen',
            'Ihre Namen und die Zahlen, die du unter [Stimme erstellen](/create-voice) eingestellt hast, mit einer Hörprobe. Nur du kannst sie verwenden; bis du dich anmeldest, gehören sie zum Gerät. Eine gelöschte Stimme lässt sich wiederherstellen und behält ihren Namen bei dem, was sie gesprochen hat; mit deinem Konto werden Namen und Zahlen gelöscht.',
          ],
          [
            'Wiedergabelisten',
            'Ihre Namen, ihre Einträge in Reihenfolge und die Stelle, an der du aufgehört hast. Nur du kannst eine Wiedergabeliste öffnen, bis du sie für alle oder für die freigibst, die einen Link haben. Ein solcher Link öffnet auch deine privaten Schnipsel und Texte in der Wiedergabeliste. Eine gelöschte Wiedergabeliste bleibt eine Stunde lang, damit du sie wiederherstellen kannst.',
          ],
          [
            'Freunde',
            'Wenn du dir unter [Freunde](/buddies) folgen lässt, sieht, wer deinen Benutzernamen oder Link kennt, unter deinem Namen die Sammlungen, Wiedergabelisten und Texte, die du für alle freigibst, und deinen Geschmack in Blindtests, wenn du das erlaubst. Ohne diese Einstellung findet dich niemand, und keine Seite verrät, ob es deinen Benutzernamen gibt. Gespeichert werden beide Einstellungen, wem du seit wann folgst und wen du blockiert hast. Wem du folgst, sieht deinen Benutzernamen.',
          ],
          [
            'Bewertungen',
            'Die Sterne, die Stimme, der gehörte Text, die Zeit und das Gerät oder Konto. Mit jeder Bewertung wird ein Hash der Netzwerkadresse gespeichert, um viele Bewertungen aus einer Quelle zu erkennen. Die Adresse selbst wird nicht gespeichert.',
          ],
          [
            'Dein Konto',
            'E-Mail-Adresse, Benutzername, Favoriten, Sammlungen und alle Änderungen deiner Credits. Passwörter werden als Hashes mit Salz gespeichert (scrypt). Konten anderer Anmeldedienste haben hier kein Passwort. Mails zu einem Konto werden nur gesendet, wenn der Betreiber einen Mailserver eingerichtet hat, und nur wenn jemand einen Link zum Wählen eines Passworts anfordert. Deine Adresse geht dann an diesen Mailserver.',
          ],
          [
            'Lizenzen',
            'Das Paket, die Zeiten von Kauf und Aktivierung und die Nummer der Bestellung beim Zahlungsdienst. Der Lizenzschlüssel selbst wird nicht gespeichert. Zum Kaufen öffnest du die Seite des Zahlungsdienstes. Er erhält die Kennung deines Kontos hier und alles, was du dort eingibst. Löschst du dein Konto, bleibt die Lizenz ohne deinen Namen, damit ihr Schlüssel nicht noch einmal gilt.',
          ],
          [
            'Früher Zugang',
            'Die Adresse, die du hinterlässt, um zu erfahren, wann [Bewertungen von Gesprächen](/chat-reviews-early-access) beginnen, die Sprache der Seite und die Zeiten, zu denen du sie hinterlassen und bestätigt hast. Eine nicht bestätigte Adresse wird nach sieben Tagen entfernt. Jede E-Mail enthält einen Link, der sie sofort löscht. Sie gehört zu keinem Konto: Löschst du ein Konto mit derselben Adresse, bleibt sie hier gespeichert. Die Adresse geht an den Mailserver des Betreibers, der die Liste lesen kann.',
          ],
          [
            'Deine Netzwerkadresse',
            'Sie wird für Grenzen gezählt, solange die Grenze gilt: eine Stunde für erzeugte Texte, wenn der Betreiber nichts anderes gewählt hat. Das Protokoll enthält Methode, Pfad, Status und Dauer jeder Anfrage. Es enthält keine Adressen und keine Inhalte.',
          ],
        ],
      },
      {
        text: 'Wenn du dich anmeldest, gehen die Daten deines Geräts in dein Konto über. Dein Benutzername ist dein öffentlicher Anzeigename. Andere sehen ihn nur, wenn du dir folgen lässt oder ihnen folgst.',
      },
      { heading: 'Deine Daten löschen' },
      {
        text: 'Du kannst selbst das Teilen von Schnipseln beenden, Sammlungen löschen, Favoriten entfernen und deinen Benutzernamen ändern. Unter [Mein Konto](/app/account) kannst du alle Daten deines Kontos als eine Datei herunterladen und das Konto löschen.',
      },
      {
        text: 'Ein Konto wird sofort gelöscht, mit Passwort, Favoriten, Sammlungen, Wiedergabelisten, Credits und nicht geteilten Schnipseln. Geteilte Schnipsel bleiben abspielbar, ohne deinen Namen. Deine Bewertungen zählen weiter, ohne deinen Namen, die Texte und das Netzwerk. Kopien deines Tons in anderen Formaten werden innerhalb von 30 Tagen gelöscht, Zähler für Grenzen innerhalb einer Stunde. Sicherungen bleiben, solange der Betreiber sie behält.',
      },
      {
        text: 'Schnipsel und Bewertungen eines Geräts ohne Anmeldung lassen sich auf diesen Seiten nicht löschen. Melde dich zuerst an: Dann gehören sie zu deinem Konto.',
      },
    ],
  },
  terms: {
    title: 'Bedingungen',
    description: 'Regeln für die Nutzung dieser Seite und erzeugter Sprache, Grenzen und Gewährleistung.',
    blocks: [
      {
        text: 'Voice Rankings ist freie Software. Der Betreiber dieses Servers kann weitere Bedingungen stellen. Diese Bedingungen sind die der Software selbst.',
      },
      { heading: 'Die Software' },
      {
        text: 'Sie steht unter der MIT-Lizenz. Der Teil, der eSpeak NG und Gnuspeech ausführt, steht wie diese Programme unter GPL-3.0-or-later. Beides kommt ohne jede Gewährleistung.',
      },
      { heading: 'Erzeugte Sprache' },
      {
        text: 'Deine Texte bleiben deine. Wir beanspruchen keine Rechte an der Sprache, die daraus erzeugt wird. Erzeuge nur, was du darfst: keine Geheimnisse anderer, nichts, was schadet oder täuscht, und keine Stimme, die als die eines echten Menschen ausgegeben wird. Der Betreiber kann einen Schnipsel vor anderen verbergen. Du siehst dann den Grund beim Schnipsel.',
      },
      { heading: 'Grenzen' },
      {
        terms: [
          ['Länge', '500 Zeichen pro Text, 1000 für Konten mit einer höheren Stufe.'],
          ['Ohne Anmeldung', 'Eine Anzahl von Texten pro Gerät und Netzwerk. Der Player zeigt, wann es weitergeht.'],
          [
            'Mit Anmeldung',
            'Ein Credit pro gesprochenem Zeichen. Derselbe Text in derselben Stimme ist beim zweiten Mal frei. Credits sind kein Geld. Verkauft der Betreiber Pakete, stehen sie auf der Seite [Mehr Umfang](/upgrade).',
          ],
        ],
      },
      { heading: 'Bewertungen' },
      {
        text: 'Bewerte eine Stimme nur, nachdem du sie gehört hast, und nur einmal. Bewertungen, die automatisch oder abgesprochen wirken, werden gespeichert und zählen nicht. Die Rangliste zeigt, wie sicher jeder Wert ist.',
      },
      { heading: 'Gewährleistung' },
      {
        text: 'Es gibt keine: Der Dienst kann enden, und seine Messungen können falsch sein. Die Verfahren stehen unter [Über uns](/about), die gespeicherten Daten unter [Datenschutz](/privacy).',
      },
    ],
  },
}
