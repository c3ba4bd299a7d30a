import type { RecordingsMessages } from '../../recordings/messages.ts'
import { counted, number } from './writing.ts'

export const recordings: RecordingsMessages = {
  title: 'Minutage des mots de votre enregistrement',
  intro: 'Choisissez un enregistrement et collez son texte. Vous obtenez l’instant de chaque mot.',
  outcomes: [
    ['Des mots qui s’allument', 'Un lecteur affiche votre texte et surligne chaque mot quand il est prononcé.'],
    ['Des sous-titres', 'Des fichiers WebVTT et SubRip pour lecteurs et logiciels de montage.'],
    ['Un lecteur pour votre page', 'Du HTML à coller et des fichiers pour votre propre site.'],
  ],
  privacy: 'Le serveur ne conserve ni l’enregistrement ni son texte.',
  file: 'Enregistrement',
  choose: 'Choisir un enregistrement',
  chooseHint: 'Appuyez ici ou déposez le fichier',
  formats: 'MP3, WAV, M4A, FLAC ou Opus, 20 Mo et 30 minutes au plus',
  other: 'Pour en choisir un autre, appuyez ici ou déposez un fichier',
  opening: 'Lecture du fichier…',
  megabytes: (megabytes) => `${megabytes} Mo`,
  refused: {
    unreadable: (name) =>
      `${name} n’est pas un son lisible par ce navigateur. Enregistrez-le en MP3 et choisissez-le de nouveau.`,
    size: (name) => `${name} dépasse 20 Mo. Enregistrez-le en MP3 à 64 kbit/s, ou divisez-le.`,
    length: (name) => `${name} dépasse 30 minutes. Divisez-le et minutez chaque partie.`,
  },
  text: 'Texte de l’enregistrement',
  textHint: 'Collez ce qui est dit, mot pour mot.',
  counter: (length, limit) => `${number(length)} / ${number(limit)} caractères`,
  excess: (excess) => `${counted(excess, 'caractère', 'caractères')} de trop`,
  language: 'Langue du texte',
  gender: 'Voix de la personne',
  genders: { none: 'Non précisée', female: 'Féminine', male: 'Masculine' },
  align: 'Minuter les mots',
  aligning: (percent) => `Minutage des mots : ${number(percent)} %`,
  alignHint: 'Une demi-heure de son prend une à deux minutes.',
  cancel: 'Annuler',
  missing: { file: 'Choisissez d’abord un enregistrement.', text: 'Collez le texte de l’enregistrement.' },
  unconverted:
    'Ce format est converti par votre navigateur, jusqu’à 10 minutes d’un son qu’il sait lire. Enregistrez le fichier en MP3.',
  failed: 'Les mots n’ont pas pu être minutés. Veuillez réessayer.',
  kept: 'L’enregistrement et le texte sont toujours là.',
  result: 'Votre enregistrement',
  estimated: 'Le minutage des mots est estimé',
  estimatedText: (language) =>
    `Aucune voix locale de ce serveur ne parle cette langue (${language}). Les mots sont donc répartis sur l’enregistrement selon leur longueur.`,
  misfit: 'Le texte diffère de l’enregistrement',
  misfitText: (quote, time) =>
    `À partir de « ${quote} », à ${time}, l’enregistrement dit autre chose. Corrigez le texte à cet endroit et réessayez.`,
  playFrom: (time) => `Lire à partir de ${time}`,
  edit: 'Modifier le texte',
  startOver: 'Recommencer',
  files: 'Fichiers',
  fileTexts: {
    vtt: 'Sous-titres avec l’instant de chaque mot, WebVTT',
    srt: 'Sous-titres, SubRip',
    json: 'Minutage des mots, JSON',
    peaks: 'Forme d’onde, JSON',
  },
  save: (fileName) => `Télécharger ${fileName}`,
  embed: 'Sur votre page',
  embedText: (audio, captions, peaks) =>
    `Placez ${audio}, ${captions} et ${peaks} côte à côte sur votre site, puis collez ces lignes dans votre page.`,
  code: 'HTML du lecteur',
  copy: 'Copier le code',
  copied: 'Copié !',
  copyFailed: 'Copie impossible. Sélectionnez les lignes pour les copier.',
}
