import { frenchMessages } from '@voice-rankings/react/french'
import type { SiteTranslation } from '../languages/translation.ts'
import { frenchBuddiesMessages } from './buddies/french.ts'
import { frenchChatMessages } from './chat/french.ts'
import { frenchEarlyAccessMessages } from './earlyAccess/french.ts'
import { frenchExtensionMessages } from './extension/french.ts'
import { frenchOperatorMessages } from './operator/french.ts'
import { frenchUpgradeMessages } from './upgrade/french.ts'

/** All texts of the site in French. */
export const frenchSiteMessages: SiteTranslation = {
  components: frenchMessages,
  site: {
    pages: {
      '/voices': 'Voix',
      '/leaderboard': 'Classement',
      '/blind': 'Test à l’aveugle',
      '/cast': 'Distribution des rôles',
      '/create-voice': 'Créer une voix',
      '/create-playlist': 'Créer une playlist',
      '/read': 'Lecture',
      '/align': 'Minutage',
      '/about': 'À propos',
      '/upgrade': 'Formules',
      '/buddies': 'Amis',
      '/privacy': 'Confidentialité',
      '/terms': 'Conditions',
    },
    titles: {
      site: 'écouter, mesurer et comparer des voix de synthèse',
      playlists: 'Mes playlists',
      playlist: 'Playlist',
      snippets: 'Mes extraits',
      compare: (name) => `Comparer ${name}`,
      provider: (name) => `Voix : ${name}`,
      chat: (name) => `Discuter avec ${name}`,
      views: { details: 'détails', similar: 'voix similaires', analysis: 'analyse' },
    },
    descriptions: {
      align:
        'Le temps de chaque mot de votre enregistrement : mots surlignés, sous-titres WebVTT et SubRip, et un lecteur pour votre page.',
      blind: 'Écoutez deux voix dire la même phrase sans connaître leurs noms, et dites laquelle lit le mieux.',
      cast: 'Collez un script, obtenez des voix pour chaque rôle avec les raisons, et écoutez-les dire leurs répliques.',
      compare: (name) =>
        `Écoutez ${name} et jusqu’à trois autres voix dire le même texte, au même volume, avec ou sans leurs noms.`,
      createPlaylist:
        'Mettez des échantillons et des extraits dans un ordre et écoutez-les l’un après l’autre, mot à mot.',
      createVoice:
        'Créez une voix avec des curseurs de hauteur, de débit, de gorge et de texture, écoutez-la aussitôt et enregistrez-la.',
      leaderboard:
        'Les voix de synthèse selon les tests à l’aveugle et les notes, avec le nombre de votes et la précision de chaque score.',
      playlists: 'Vos suites d’échantillons et d’extraits : écoutez-les, modifiez-les et créez-en d’autres.',
      provider: (name, voices) =>
        `Écoutez les voix de ${name} (${voices.toLocaleString('fr-FR')}), avec leurs prix, leurs licences et leurs mesures.`,
      read: 'Collez un article, un chapitre ou un livre et écoutez-le aussitôt, mot à mot, dans la voix de votre choix. La lecture reprend où vous l’avez arrêtée.',
      readWork: 'Un texte lu à voix haute, mot à mot.',
      snippets: 'Les textes que vous avez fait dire : écoutez-les, cherchez-les, partagez-les et faites-les redire.',
      voices:
        'Les voix de synthèse par langue, fournisseur et mesures : hauteur, débit, intensité, craquement et énergie.',
      voice: (name, gender, provider, language) =>
        `${name}, voix ${{ female: 'féminine ', male: 'masculine ', unknown: '' }[gender]}de ${provider} en ${language}`,
      generate: (voice) => `${voice} : écoutez-la, saisissez un texte et suivez-le mot à mot.`,
      details: (voice) => `${voice} : mesures et usages recommandés.`,
      similar: (voice) => `${voice} : voix similaires, en tout et pour chaque mesure.`,
      analysis: (voice) => `${voice} : hauteur, intensité et craquement pendant qu’elle parle.`,
      pace: (wordsPerMinute) => `${wordsPerMinute} mots par minute`,
      measured: (figures) => `Mesures : ${figures}.`,
      waveform: (voice) => `Forme d’onde : ${voice}`,
    },
    footer: {
      claim: 'Chaque chiffre ici a été mesuré sur l’audio lui-même.',
      label: 'Pied de page',
      docs: 'Documentation',
      api: 'API',
      language: 'Langue',
    },
    header: {
      main: 'Principal',
      menu: 'Menu',
      search: 'Rechercher des voix',
      closeSearch: 'Fermer la recherche',
      skip: 'Aller au contenu',
    },
    theme: { label: 'Thème', auto: 'Thème du système', light: 'Thème clair', dark: 'Thème sombre' },
    mine: {
      label: 'Mes pages',
      home: 'Mon accueil',
    },
    home: {
      title: 'Écrivez une phrase. Écoutez qui la dit le mieux.',
      description:
        'Écrivez une phrase et écoutez des voix de synthèse la dire. Chaque voix est mesurée sur son propre audio.',
      intro: (voices, providers) =>
        voices === 1
          ? 'Une voix de synthèse, mesurée sur son propre audio.'
          : `${voices > 0 ? `${voices.toLocaleString('fr-FR')} voix de synthèse` : 'Des voix de synthèse'}${providers > 1 ? ` de ${providers} fournisseurs` : ''}, chacune mesurée sur son propre audio.`,
      browse: 'Parcourir toutes les voix',
      search: 'Décrivez une voix',
      find: 'Trouver',
      starting: 'Les premières voix sont en cours de mesure. Elles apparaissent ici dès qu’elles sont prêtes.',
      map: (language) => `Toutes les voix en ${language}, là où leur propre audio les place`,
      mapHint:
        'À gauche, grave ; à droite, aiguë ; en haut, rapide. Survolez une voix pour écouter son échantillon, cliquez pour entendre votre phrase.',
      mapHintTouch: 'À gauche, grave ; à droite, aiguë ; en haut, rapide. Touchez une voix pour entendre votre phrase.',
      openMap: 'Ouvrir la carte',
      compare: 'Quelle voix la dit le mieux ?',
      compareHint: 'Deux voix, une phrase : la vôtre.',
      embed: 'Une voix sur votre page',
      embedHint: 'Un lecteur avec son texte, en HTML simple.',
      code: 'HTML de ce lecteur',
      copy: 'Copier',
      copied: 'Copié',
      copyFailed: 'Échec de la copie. Sélectionnez les lignes pour les copier.',
      ownRecording: 'Ou avec votre propre enregistrement',
    },
    leaderboard: {
      title: 'Classement',
      intro: 'Classées par des gens qui ont entendu deux voix dire la même phrase sans savoir laquelle était laquelle.',
      byStars: 'Par étoiles',
      byStarsIntro: 'Les voix selon leur note, avec la certitude de chaque note.',
      filters: 'Filtres',
    },
    map: {
      loading: 'Chargement de la carte…',
      noScript: 'La carte nécessite JavaScript. Les mêmes voix, avec leurs chiffres :',
      list: 'les afficher en liste',
    },
    appHome: {
      title: 'Mon accueil',
      description: 'Vos crédits, derniers extraits et voix favorites au même endroit.',
      snippets: 'Tous mes extraits',
    },
    appVoices: {
      title: 'Mes voix',
      description: 'Vos voix favorites et celles que vous avez créées, sur tous vos appareils.',
      favorites: 'Mes voix favorites',
    },
    appCollections: {
      title: 'Mes collections',
      description: 'Vos propres ensembles de voix. Personne d’autre ne peut les voir.',
    },
    appLexicon: {
      title: 'Lexique',
      description:
        'La prononciation des noms et des termes dans les textes que vous générez. Vous seul pouvez la voir.',
    },
    shareSettings: {
      title: 'Réglages de partage',
      description: 'Qui peut voir et écouter ce contenu, ses liens, et où il peut être lu.',
    },
    shared: { description: 'Partagé avec vous', voice: 'Plus de cette voix', voices: 'Voix de cette collection' },
    appAccount: {
      title: 'Mon compte',
      description: 'Les informations de votre compte, vos données en fichier et la suppression du compte.',
      deleted: 'Votre compte est supprimé',
      deletedText: 'Toutes vos sessions sont fermées. Merci de votre écoute.',
    },
    special: {
      title: 'Spécial',
      refused: 'Connectez-vous pour voir cette page.',
      text: (name) =>
        `Votre session est ouverte sous le nom ${name}. Cette page est réservée aux personnes connectées. Elle n’a pas encore d’autre contenu.`,
    },
    offline: {
      title: 'Vous êtes hors ligne',
      text: 'Sans connexion, vous pouvez ouvrir les pages déjà visitées et réécouter les sons déjà entendus.',
      retry: 'Réessayer',
      saved: 'Enregistré sur cet appareil',
    },
    error: {
      home: 'Retour à l’accueil',
      retry: 'Réessayer',
      denied: 'Accès refusé',
      deniedText: 'Vous n’avez pas l’autorisation de voir cette page.',
      missing: 'Page introuvable',
      missingText: 'La page que vous cherchez n’existe pas ou a été déplacée.',
      missingAt: (path) => `Page introuvable : ${path}`,
      unexpected: 'Une erreur inattendue s’est produite',
      unexpectedText: 'Quelque chose s’est mal passé. Veuillez réessayer plus tard.',
      unreached: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
    },
    notice: {
      label: 'Information',
      new: 'Une nouvelle version est disponible.',
      failed: 'Impossible de charger une partie de cette page.',
      unsaved: {
        favorite: 'Impossible d’enregistrer le favori.',
        rating: 'Impossible d’enregistrer votre note.',
      },
      tryAgain: 'Veuillez réessayer.',
      reload: 'Recharger',
      dismiss: 'Fermer',
    },
    plain: {
      samples: 'Écouter les échantillons',
      sampleOf: (name) => `Échantillon : ${name}`,
      snippetOf: (name) => `Ce que dit ${name}`,
      needsScripts: 'Cette partie nécessite JavaScript.',
      snippetMissing: 'Cet extrait a été supprimé ou n’est pas partagé. Vous entendez l’échantillon de la voix.',
      site: 'Voice Rankings',
      score: (score) => `Notée ${score} sur 5`,
      onSite: (name) => `${name} sur Voice Rankings`,
    },
  },
  extension: frenchExtensionMessages,
  operator: frenchOperatorMessages,
  upgrade: frenchUpgradeMessages,
  chat: frenchChatMessages,
  earlyAccess: frenchEarlyAccessMessages,
  buddies: frenchBuddiesMessages,
}
