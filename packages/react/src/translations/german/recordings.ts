import type { RecordingsMessages } from '../../recordings/messages.ts'
import { number } from './writing.ts'

export const recordings: RecordingsMessages = {
  title: 'Wortzeiten für deine Aufnahme',
  intro: 'Wähle eine Aufnahme und füge ihren Text ein. Du erhältst die Zeit jedes Wortes.',
  outcomes: [
    ['Wörter, die aufleuchten', 'Ein Player zeigt deinen Text und hebt jedes Wort hervor, wenn es gesprochen wird.'],
    ['Untertitel', 'Dateien in WebVTT und SubRip für Player und Videoschnitt.'],
    ['Ein Player für deine Seite', 'HTML zum Einfügen und Dateien für deine eigene Website.'],
  ],
  privacy: 'Der Server speichert weder die Aufnahme noch ihren Text.',
  file: 'Aufnahme',
  choose: 'Aufnahme wählen',
  chooseHint: 'Hier drücken oder die Datei ablegen',
  formats: 'MP3, WAV, M4A, FLAC oder Opus, höchstens 20 MB und 30 Minuten',
  other: 'Für eine andere hier drücken oder eine Datei ablegen',
  opening: 'Die Datei wird gelesen…',
  megabytes: (megabytes) => `${megabytes} MB`,
  refused: {
    unreadable: (name) =>
      `${name} ist kein Ton, den dieser Browser abspielen kann. Speichere die Datei als MP3 und wähle sie noch einmal.`,
    size: (name) => `${name} ist größer als 20 MB. Speichere die Datei als MP3 mit 64 kbit/s oder teile sie.`,
    length: (name) => `${name} ist länger als 30 Minuten. Teile die Datei und bestimme die Wortzeiten jedes Teils.`,
  },
  text: 'Text der Aufnahme',
  textHint: 'Füge Wort für Wort ein, was gesagt wird.',
  counter: (length, limit) => `${number(length)} / ${number(limit)} Zeichen`,
  excess: (excess) => `${number(excess)} Zeichen zu viel`,
  language: 'Sprache des Textes',
  gender: 'Stimme der Person',
  genders: { none: 'Keine Angabe', female: 'Weiblich', male: 'Männlich' },
  align: 'Wortzeiten bestimmen',
  aligning: (percent) => `Wortzeiten werden bestimmt: ${number(percent)} %`,
  alignHint: 'Eine halbe Stunde Ton dauert ein bis zwei Minuten.',
  cancel: 'Abbrechen',
  missing: { file: 'Wähle zuerst eine Aufnahme.', text: 'Füge den Text der Aufnahme ein.' },
  unconverted:
    'Dieses Format wandelt dein Browser um. Das gelingt bei höchstens 10 Minuten, die er abspielen kann. Speichere die Aufnahme als MP3.',
  failed: 'Die Wortzeiten konnten nicht bestimmt werden. Bitte versuche es noch einmal.',
  kept: 'Die Aufnahme und der Text sind noch da.',
  result: 'Deine Aufnahme',
  estimated: 'Die Wortzeiten sind geschätzt',
  estimatedText: (language) =>
    `Keine lokale Stimme dieses Servers spricht diese Sprache (${language}). Die Wörter sind deshalb nach ihrer Länge über die Aufnahme verteilt.`,
  misfit: 'Der Text weicht von der Aufnahme ab',
  misfitText: (quote, time) =>
    `Ab „${quote}“, bei ${time}, wird in der Aufnahme etwas anderes gesagt. Berichtige den Text dort und versuche es noch einmal.`,
  playFrom: (time) => `Ab ${time} abspielen`,
  edit: 'Text ändern',
  startOver: 'Von vorn anfangen',
  files: 'Dateien',
  fileTexts: {
    vtt: 'Untertitel mit der Zeit jedes Wortes, WebVTT',
    srt: 'Untertitel, SubRip',
    json: 'Wortzeiten, JSON',
    peaks: 'Wellenform, JSON',
  },
  save: (fileName) => `${fileName} herunterladen`,
  embed: 'Auf deiner Seite',
  embedText: (audio, captions, peaks) =>
    `Lege ${audio}, ${captions} und ${peaks} auf deiner Website nebeneinander ab und füge diese Zeilen in deine Seite ein.`,
  code: 'HTML des Players',
  copy: 'Code kopieren',
  copied: 'Kopiert!',
  copyFailed: 'Nicht kopiert. Markiere die Zeilen, um sie zu kopieren.',
}
