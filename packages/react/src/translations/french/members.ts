import type { AccountDataMessages } from '../../accountData/messages.ts'
import type { AccountMessages } from '../../account/messages.ts'
import type { CollectionsMessages } from '../../collections/messages.ts'
import type { FavoritesMessages } from '../../favorites/messages.ts'
import type { LeaderboardMessages } from '../../leaderboard/messages.ts'
import type { RatingsMessages } from '../../ratings/messages.ts'
import type { SessionMessages } from '../../session/messages.ts'
import { counted, de, number } from './writing.ts'

export const account: AccountMessages = {
  menu: (username) => username,
  voices: 'Mes voix',
  collections: 'Mes collections',
  playlists: 'Mes playlists',
  snippets: 'Mes extraits',
  lexicon: 'Lexique',
  account: 'Mon compte',
  changeUsername: 'Changer de pseudo',
  logout: 'Déconnexion',
  credits: (available, total) => `${counted(available, 'crédit restant', 'crédits restants')} sur ${number(total)}`,
  percent: (percent) => `${number(percent, 1)} %`,
  minutesLeft: (minutes) => `environ ${counted(minutes, 'minute', 'minutes')} de parole`,
  creditsLine: (credits, percent, minutes) => `${credits} (${percent}) · ${minutes}`,
  costs: (credits) => `Environ ${counted(credits, 'crédit', 'crédits')}`,
  otherScript: (names) => `Ne sait peut-être pas lire cette écriture : ${names.join(', ')}`,
  otherLanguage: (language, names) =>
    `Le texte semble être en ${language}. Risque de mal le prononcer : ${names.join(', ')}.`,
  voicesOf: (language) => `Voix en ${language}`,
  costsMore: (credits, left) => `Environ ${counted(credits, 'crédit', 'crédits')} ; il vous en reste ${number(left)}`,
  username: 'Pseudo',
  usernameHelp: 'Les autres vous voient sous ce pseudo.',
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  checking: 'Vérification…',
  usernameMessages: {
    too_short: 'Le pseudo doit avoir au moins 3 caractères.',
    taken: 'Ce pseudo est déjà pris.',
    available: 'Ce pseudo est libre !',
    check_failed: 'Impossible de vérifier le pseudo.',
  },
  unknownError: 'Une erreur inconnue s’est produite.',
  saveFailed: 'Impossible de modifier le pseudo. Veuillez réessayer.',
}

export const accountData: AccountDataMessages = {
  account: 'Compte',
  username: 'Pseudo',
  email: 'Adresse e-mail',
  data: 'Vos données',
  dataText:
    'Votre compte, vos extraits et leurs textes, notes, favoris, collections et crédits dans un fichier JSON. Il contient les adresses audio de vos extraits : toute personne qui a le fichier peut les écouter.',
  save: 'Télécharger mes données',
  saving: 'Préparation de vos données…',
  saved: (fileName) => `Vos données sont enregistrées dans ${fileName}.`,
  saveFailed: 'Impossible de télécharger vos données. Veuillez réessayer.',
  delete: 'Supprimer le compte',
  deleteText: 'Cette action est irréversible. Téléchargez d’abord vos données pour en garder une copie.',
  openDelete: 'Supprimer mon compte…',
  deleteEffects: [
    'Vos sessions sont fermées sur tous vos appareils.',
    'Vos favoris, collections, crédits et extraits non partagés sont supprimés.',
    'Les extraits que vous partagez restent audibles, sans votre nom.',
    'Vos notes comptent toujours, sans votre nom ni vos textes.',
  ],
  confirmUsername: (username) => `Pour confirmer, saisissez votre pseudo : ${username}`,
  password: 'Votre mot de passe',
  passwordHint: 'Saisissez votre mot de passe pour confirmer votre identité.',
  cancel: 'Annuler',
  close: 'Fermer',
  deleteForGood: 'Supprimer définitivement',
  deleting: 'Suppression de votre compte…',
  deleteFailed: 'Impossible de supprimer votre compte. Veuillez réessayer.',
  logOutFirst: 'Se déconnecter pour se reconnecter',
}

export const session: SessionMessages = {
  initial: {
    title: 'Rejoindre Voice Rankings',
    description: 'Inscrivez-vous gratuitement pour profiter de toutes les fonctions.',
  },
  fallback: {
    title: 'Inscrivez-vous pour continuer',
    description: 'Cette fonction est réservée aux membres.',
  },
  choose: 'Connexion / Inscription',
  later: 'Plus tard',
  close: 'Fermer',
  login: 'Connexion',
  notices: {
    waiting: 'Terminez la connexion dans la fenêtre qui s’est ouverte.',
    blocked: 'Votre navigateur a bloqué la fenêtre de connexion.',
    unreachable: 'Le serveur ne répond pas.',
    complete: 'Connexion réussie.',
  },
  matchingCode: 'Si un code est demandé, saisissez',
  showWindow: 'Afficher la fenêtre',
  openWindow: 'Ouvrir la fenêtre',
  retry: 'Réessayer',
  onThisPage: 'Continuer sur cette page',
  cancel: 'Annuler',
}

export const favorites: FavoritesMessages = {
  tooltips: {
    visitor: 'Connectez-vous pour ajouter aux favoris',
    add: 'Ajouter aux favoris',
    remove: 'Retirer des favoris',
  },
  favorite: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
  label: (action, voiceName) => `${action} : ${voiceName}`,
  list: {
    title: 'Mes voix favorites',
    loading: 'Chargement de vos favoris…',
    empty: 'Aucune voix favorite pour l’instant',
    emptyHint: 'Appuyez sur le cœur d’une voix pour l’enregistrer ici.',
    browse: 'Parcourir les voix',
    failed: 'Impossible de charger vos favoris',
    failedHint: 'Vérifiez la connexion et réessayez.',
    retry: 'Réessayer',
    all: (count) => `Tout voir dans le catalogue (${number(count)})`,
  },
  prompt: { title: 'Rejoindre Voice Rankings', description: 'Connectez-vous pour ajouter des favoris' },
}

export const collections: CollectionsMessages = {
  add: 'Ajouter à une collection',
  label: (voiceName) => `Ajouter ${voiceName} à une collection`,
  find: 'Rechercher ou créer',
  loading: 'Chargement des collections…',
  empty: 'Aucune collection. Saisissez un nom pour en créer une.',
  create: (name) => `Créer « ${name} »`,
  count: (count, limit) => `${counted(count, 'collection', 'collections')} sur ${number(limit)}`,
  full: (limit) => `Vous avez ${number(limit)} collections, le maximum. Supprimez-en une d’abord.`,
  added: '✓ Ajoutée',
  addedTo: (collection) => `Ajoutée à ${collection}`,
  removed: 'Retirée',
  removedFrom: (collection) => `Retirée ${de(collection)}`,
  loadFailed: 'Impossible de charger les collections.',
  retry: 'Réessayer',
  list: {
    title: 'Mes collections',
    names: 'Collections',
    newName: 'Nom de la nouvelle collection',
    create: 'Créer',
    empty: 'Aucune collection pour l’instant',
    emptyHint: 'Donnez un nom à la première ci-dessus. Ajoutez-y ensuite des voix depuis leurs cartes et leurs pages.',
    voices: (count, names) => {
      if (count === 0) return 'Aucune voix pour l’instant'
      const more = count - names.length
      const listed = more > 0 ? `${names.join(', ')} et ${counted(more, 'autre', 'autres')}` : names.join(', ')
      return `${counted(count, 'voix', 'voix')} : ${listed}`
    },
    taken: 'Vous avez déjà une collection de ce nom.',
    rename: 'Renommer',
    renameOne: (name) => `Renommer ${name}`,
    newNameOf: (name) => `Nouveau nom ${de(name)}`,
    save: 'Enregistrer',
    delete: 'Supprimer',
    deleteOne: (name) => `Supprimer ${name}`,
    deleteQuestion: (name) => `Supprimer « ${name} » ?`,
    deleteHint: 'Cette action est irréversible. Les voix restent dans le catalogue et dans vos autres collections.',
    cancel: 'Annuler',
    close: 'Fermer',
    renameFailed: 'Impossible de renommer la collection.',
    deleteFailed: 'Impossible de supprimer la collection.',
    deleted: (name) => `${name} a été supprimée`,
  },
  addFailed: 'Impossible d’ajouter la voix.',
  removeFailed: 'Impossible de retirer la voix.',
  createFailed: 'Impossible de créer la collection.',
  prompt: {
    title: 'Inscrivez-vous pour créer des collections',
    description: 'Devenez membre pour enregistrer et partager vos propres collections de voix.',
  },
}

export const ratings: RatingsMessages = {
  stars: { 1: 'Mauvaise', 2: 'Passable', 3: 'Bonne', 4: 'Très bonne', 5: 'Excellente !' },
  starLabel: (stars, meaning) => `${stars} ${meaning}`,
  starsHint: 'Les flèches choisissent, Entrée envoie la note.',
  question: (voiceName) => `Comment trouvez-vous ${voiceName} ?`,
  dismiss: 'Ne pas noter maintenant',
  notVoted: 'Pas encore notée',
  voted: (stars) => `Merci pour votre note ! Notée ${stars}/5`,
  score: (score) => number(score, 1),
  scoreOf: (score) => `Notée ${number(score, 1)} sur 5`,
  count: (count) => counted(count, 'note', 'notes'),
  interval: (low, high) => `${number(low, 1)}–${number(high, 1)}`,
  intervalHint: (low, high) =>
    `Avec une probabilité de 95 %, la vraie moyenne se situe entre ${number(low, 1)} et ${number(high, 1)}.`,
  unranked: 'non classée',
  missing: (count) => `Encore ${counted(count, 'note nécessaire', 'notes nécessaires')}`,
}

export const leaderboard: LeaderboardMessages = {
  title: 'Classement',
  caption: 'Les voix selon leur note, la meilleure d’abord',
  columns: {
    rank: 'Rang',
    voice: 'Voix',
    score: 'Note',
    interval: 'Intervalle à 95 %',
    votes: 'Votes',
  },
  rank: (rank) => (rank === 1 ? '1re' : `${number(rank)}e`),
  score: (score) => number(score, 2),
  interval: (low, high) => `${number(low, 2)}–${number(high, 2)}`,
  votes: (count) => number(count),
  votesInWords: (count) => counted(count, 'vote', 'votes'),
  how: 'Les notes vont jusqu’à 5. Chaque barre couvre l’intervalle à 95 %. Si deux barres se chevauchent, leur ordre peut être dû au hasard.',
  unranked: 'Non classées',
  unrankedHint: (needed) =>
    `Une voix est classée à partir de ${counted(needed, 'note', 'notes')}. Écoutez-en une et notez-la.`,
  ratedBy: (count, needed) => `${counted(count, 'note', 'notes')} sur ${number(needed)}`,
  loading: 'Chargement du classement…',
  empty: 'Aucune voix ne correspond.',
  noneRanked: 'Pas encore de classement.',
  failed: 'Impossible de charger le classement.',
  retry: 'Réessayer',
  more: 'Afficher plus de voix',
  top: 'Les mieux notées',
  blind: {
    caption: 'Les voix selon les votes à l’aveugle, la meilleure d’abord',
    columns: {
      rank: 'Place',
      voice: 'Voix',
      score: 'Score à l’aveugle',
      stars: 'Étoiles',
      sounds: 'Caractère',
      price: '1 M de car.',
      votes: 'Votes',
    },
    free: 'gratuit',
    priceUnits: { byte: 'par million d’octets', token: 'par million de jetons', second: 'par minute' },
    ranks: (low, high) => (low === high ? number(low) : `${number(low)}–${number(high)}`),
    margin: (points) => `± ${number(points)}`,
    preliminary: 'provisoire',
    beforeChange: (count) => `Votes avant le changement : ${count}`,
    bounds: (low, high) => `intervalle à 95 % de ${low} à ${high}`,
    use: 'Usage',
    allUses: 'Tous les usages',
    language: 'Langue',
    all: (voices, votes) =>
      `${counted(voices, 'voix', 'voix')} · ${counted(votes, 'vote', 'votes')} · les barres sont des intervalles à 95 %`,
    excluded: (votes) => `${counted(votes, 'vote écarté', 'votes écartés')} : trop rapides, pas écoutés ou répétés.`,
    file: 'Tous les votes en CSV',
    empty: 'Pas encore de votes à l’aveugle pour ces filtres.',
  },
  history: {
    title: 'Score et rang au fil du temps',
    rank: (ranks) => `rang ${ranks}`,
    how: (language) => `Votes à l’aveugle, ${language}. La bande est l’intervalle à 95 %.`,
    changed: (day) => `Changée au plus tard le ${day} : les votes antérieurs portent sur le son d’avant.`,
  },
}
