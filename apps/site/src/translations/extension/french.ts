import type { ExtensionMessages } from '../../extension/messages.ts'

/** Texts of the pages of the browser extension in French. */
export const frenchExtensionMessages: ExtensionMessages = {
  welcome: {
    title: 'Bienvenue dans l’extension',
    text: 'L’extension est connectée à ce serveur. Elle lit n’importe quelle page à voix haute et éclaire chaque mot au moment où il est dit.',
    steps: 'Trois étapes',
    pin: 'Épinglez l’extension : ouvrez la pièce de puzzle à côté de l’adresse du navigateur, puis cliquez sur l’épingle à côté de « Voice Rankings ».',
    read: 'Ouvrez une page et cliquez sur l’extension, ou appuyez sur Alt+P. Un clic droit lit une sélection, ou à partir de là.',
    voice: 'Choisissez dans l’extension une voix pour chaque langue. Sans choix, la voix la mieux classée lit.',
    privacyTitle: 'Ce qui est envoyé',
    privacy:
      'Le texte d’une page est envoyé à ce serveur au moment de la lecture, jamais avant. Le son n’est pas partagé. L’extension ne voit une page qu’après un clic sur elle, son raccourci ou son menu.',
    limits:
      'Tant que vous ne vous connectez pas dans l’extension elle-même, elle lit en tant que visiteur, même si vous êtes connecté ici. Les limites des visiteurs s’appliquent.',
    voices: 'Parcourir les voix',
  },
  login: {
    title: 'Extension : connexion réussie',
    user: (name) => `Vous êtes connecté ici en tant que ${name}. Vous pouvez fermer cet onglet.`,
    visitor: 'Vous n’êtes pas connecté sur ce serveur.',
  },
  logout: {
    title: 'Extension : déconnexion',
    user: (name) => `Vous êtes connecté ici en tant que ${name}.`,
    visitor: 'Vous êtes déconnecté. Vous pouvez fermer cet onglet.',
    button: 'Se déconnecter',
  },
  loggedOut: {
    title: 'Extension : session fermée',
    user: (name) => `Vous êtes encore connecté ici en tant que ${name}.`,
    visitor: 'Vous êtes déconnecté de ce serveur. Vous pouvez fermer cet onglet.',
  },
  removed: {
    title: 'Extension supprimée',
    text: 'Merci de l’avoir essayée. Ses réglages ont été supprimés avec elle : l’adresse du serveur, les voix choisies et la vitesse.',
    again: 'Supprimée par erreur ? Réinstallez-la depuis le même endroit et connectez de nouveau ce serveur.',
    voices: 'Les voix restent ici',
  },
  loginAgain: 'Se connecter',
}
