import type { ChatMessages } from '../../chat/messages.ts'

/** Texts of chats with voices in French. */
export const frenchChatMessages: ChatMessages = {
  description: (name) => `Écrivez à ${name} et écoutez la réponse, dont chaque mot s’éclaire.`,
  readDescription: (name) => `Écrivez, et ${name} lit vos mots, dont chacun s’éclaire.`,
  conversation: (name) => `Conversation avec ${name}`,
  voicePage: (name) => `À propos de ${name}`,
  intro: (name) =>
    `Un modèle de langage écrit les réponses, et ${name} les dit. Elles peuvent être fausses. Les conversations restent dans votre compte jusqu’à ce que vous les supprimiez.`,
  readIntro: (name) =>
    `${name} ne répond pas sur ce serveur. Vous pouvez lire ensemble : vous écrivez, et ${name} lit vos mots. Rien n’est enregistré.`,
  loginIntro: (name) =>
    `Connectez-vous pour que ${name} réponde. Sans connexion, vous pouvez lire ensemble : vous écrivez, et ${name} lit vos mots. Rien n’est enregistré.`,
  cost: (credits) =>
    credits === 1
      ? 'Une réponse coûte 1 crédit par caractère, et sa lecture autant que toute autre.'
      : `Une réponse coûte ${credits} crédits par caractère, et sa lecture autant que toute autre.`,
  log: 'Liste des messages',
  empty: 'Aucun message pour l’instant.',
  emptyHint: (name) => `Écrivez ci-dessous le premier à ${name}.`,
  you: 'Vous',
  message: 'Votre message',
  placeholder: (name) => `Écrire à ${name}`,
  send: 'Envoyer',
  stop: 'Arrêter',
  stopHint: 'La voix se tait dès que vous écrivez.',
  dictate: 'Dicter',
  stopDictation: 'Terminer la dictée',
  listening: 'À l’écoute. Parlez maintenant.',
  dictationHint:
    'Votre navigateur transforme la parole en texte. Certains navigateurs l’envoient pour cela à leur éditeur.',
  dictationProblems: {
    blocked: 'Le microphone est bloqué. Autorisez-le dans les réglages du navigateur.',
    silent: 'Rien n’a été entendu. Réessayez.',
    failed: 'Le navigateur n’a pas pu reconnaître la parole. Réessayez.',
  },
  writing: (name) => `${name} écrit une réponse.`,
  speaking: (name) => `${name} parle.`,
  hearOf: (text) => `Écouter : ${text}`,
  answerFailed: 'Il n’y a pas de réponse.',
  speechFailed: 'Le message n’a pas pu être lu.',
  tryAgain: 'Réessayez.',
  left: (count) => (count <= 1 ? `${count} caractère restant` : `${count} caractères restants`),
  chats: 'Vos conversations',
  newChat: 'Nouvelle conversation',
  count: (count) => (count <= 1 ? `${count} message échangé` : `${count} messages échangés`),
  rename: 'Renommer',
  renameLabel: 'Nom de la conversation',
  save: 'Enregistrer le nom',
  cancel: 'Annuler',
  download: 'Télécharger le texte',
  delete: 'Supprimer la conversation',
  deleteSure: 'Supprimer définitivement cette conversation ?',
  deleteYes: 'Supprimer',
  refused: 'Cela n’a pas fonctionné. Réessayez.',
}
