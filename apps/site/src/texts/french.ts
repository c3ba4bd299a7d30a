import { ATTRIBUTE_NAMES } from '@voice-rankings/contract'
import {
  attributeDefinitions,
  attributeLabels,
} from '@voice-rankings/react/inside/translations/french/measuredWords.ts'
import type { TextPages } from './textPage.ts'

export const frenchTextPages: TextPages = {
  about: {
    title: 'À propos de Voice Rankings',
    description: 'À propos de Voice Rankings : d’où viennent les voix et comment elles sont mesurées.',
    blocks: [
      {
        text: 'Voice Rankings est un catalogue de voix de synthèse. Écoutez chaque voix lire le même passage, voyez ses mesures et faites-lui dire votre propre texte. Chaque mot s’éclaire quand il est prononcé.',
      },
      { heading: 'D’où viennent les voix' },
      {
        text: 'Les voix viennent de moteurs de synthèse sur ce serveur : Flite, eSpeak NG et Gnuspeech. Tous les échantillons sont générés et tous les nombres sont mesurés. À son premier démarrage, le serveur génère l’échantillon de chaque voix : l’accueil d’un assistant vocal personnel, dans la langue de la voix. Les prénoms ont été choisis pour distinguer les voix. Le nom que leur donne le moteur est indiqué comme modèle.',
      },
      { heading: 'Comment les nombres sont mesurés' },
      { terms: ATTRIBUTE_NAMES.map((name) => [attributeLabels[name], attributeDefinitions[name]]) },
      {
        text: 'Les résumés, interprétations et usages recommandés découlent de ces seules mesures, selon des règles fixes.',
      },
      { heading: 'Mot à mot' },
      {
        text: 'Les temps des mots viennent du moteur lui-même s’il les indique. Sinon, le son est aligné sur un enregistrement dont les temps des mots sont connus.',
      },
      { text: '[Parcourir les voix](/voices)' },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    description:
      'Les données que ce serveur conserve sur une visite, pendant combien de temps, et comment les supprimer.',
    blocks: [
      {
        text: 'Cette page décrit le logiciel derrière ce site. L’exploitant de ce serveur décide où il fonctionne et qui y a accès. Demandez-lui tout ce qui n’est pas sur cette page.',
      },
      { heading: 'Aucun suivi' },
      {
        text: 'Il n’y a ni publicité, ni statistiques de visite, ni fichier venant d’un autre serveur : les drapeaux, polices et icônes viennent de ce serveur. Les voix de Flite, eSpeak NG et Gnuspeech fonctionnent sur cette machine. Avec ces voix, aucun service vocal extérieur ne reçoit vos données.',
      },
      { heading: 'Données dans votre navigateur' },
      {
        terms: [
          [
            'Cookies',
            'Le cookie d’appareil vous attribue vos extraits et vos notes avant que vous vous connectiez ; il dure 400 jours. Le cookie de session dure tant que vous êtes connecté : 90 jours au plus, ou 30 jours sans utilisation. Le cookie de connexion dure quelques minutes, pendant une connexion. Le cookie d’appareil connu retient pendant 400 jours que vous vous êtes connecté sur cet appareil avec votre mot de passe, afin que des inconnus qui devinent des mots de passe ne puissent pas vous bloquer. Le cookie de langue garde pendant 400 jours la langue choisie en bas de page. Les scripts ne peuvent pas lire ces cookies et les autres sites ne les reçoivent pas.',
          ],
          [
            'Réglages',
            'Le thème, la grille ou la liste, le visualiseur, les sous-titres et la vitesse du lecteur, le son sur la carte, vos six dernières recherches de voix, la phrase de la liste des voix, le texte de votre enregistrement, vos positions de lecture et, jusqu’à votre connexion, vos étoiles. Ils ne quittent jamais le navigateur. Une déconnexion supprime vos recherches, textes et positions.',
          ],
          [
            'Copies',
            'Les 100 dernières pages visitées et 200 sons écoutés, pour qu’ils fonctionnent sans connexion. Elles ne quittent jamais le navigateur. Une déconnexion les supprime.',
          ],
        ],
      },
      { heading: 'Données sur le serveur' },
      {
        terms: [
          [
            'Extraits',
            'Chaque texte généré, avec son audio et sa date. Un extrait est d’abord partagé : toute personne qui a son adresse peut l’écouter. Arrêtez le partage sous [Mes extraits](/app/snippets) ; vous seul pouvez alors l’écouter. Ses réglages de partage permettent aussi de le donner aux personnes qui ont un lien, jusqu’au jour de votre choix ou jusqu’à sa révocation. Vous pouvez aussi l’y supprimer, et l’annuler pendant dix minutes ; son texte et son audio sont ensuite effacés sous deux heures, sauf si quelqu’un d’autre a généré le même.',
          ],
          [
            'Textes longs',
            'Ce que vous faites lire sous [Lecture](/read), avec l’audio de ses phrases et l’endroit où vous vous êtes arrêté. Vous seul pouvez l’ouvrir, tant que vous ne le partagez pas avec tout le monde ou avec les personnes qui ont un lien. Un texte supprimé est gardé une heure, pour que vous puissiez le rétablir, puis effacé avec son audio. Les fichiers que vous téléchargez sont gardés un jour. Ce serveur consulte l’adresse que vous collez et garde le texte de l’article.',
          ],
          [
            'Conversations',
            'Vos messages aux voix et leurs réponses. Vous seul pouvez les ouvrir. Si l’exploitant a configuré un serveur de conversation, chaque message lui est envoyé avec les derniers de la conversation, sans votre nom ni votre adresse ; l’exploitant décide où il se trouve et ce qu’il enregistre. L’audio d’un message est supprimé en moins d’une heure. Une conversation disparaît dès que vous la supprimez, et avec votre compte. Sans connexion, rien d’une conversation n’est enregistré.',
          ],
          [
            'Prononciations',
            'Les termes de votre [lexique](/app/lexicon) et leur prononciation. Vous seul pouvez les voir ; jusqu’à votre connexion, ils appartiennent à l’appareil. Ils sont supprimés avec votre compte.',
          ],
          [
            'Voix créées',
            'Leurs noms et les valeurs que vous avez réglées sous [Créer une voix](/create-voice), avec un échantillon. Vous seul pouvez les utiliser ; jusqu’à votre connexion, elles appartiennent à l’appareil. Une voix supprimée peut être restaurée et garde son nom sur ce qu’elle a dit ; noms et valeurs sont supprimés avec votre compte.',
          ],
          [
            'Playlists',
            'Leurs noms, leurs éléments dans l’ordre et l’endroit où vous vous êtes arrêté. Vous seul pouvez ouvrir une playlist, tant que vous ne la partagez pas avec tout le monde ou avec les personnes qui ont un lien. Un tel lien ouvre aussi vos extraits et textes privés de la playlist. Une playlist supprimée est gardée une heure, pour que vous puissiez la rétablir.',
          ],
          [
            'Amis',
            'Si vous laissez les autres vous suivre sous [Amis](/buddies), qui connaît votre nom d’utilisateur ou votre lien voit, sous votre nom, les collections, playlists et textes que vous partagez avec tout le monde, et vos goûts dans les tests à l’aveugle si vous le permettez. Sans ce réglage, personne ne vous trouve, et aucune page ne révèle si votre nom existe. Sont conservés les deux réglages, les personnes que vous suivez et depuis quand, et celles que vous avez bloquées. Les personnes que vous suivez voient votre nom d’utilisateur.',
          ],
          [
            'Notes',
            'Les étoiles, la voix, le texte entendu, la date, et l’appareil ou le compte. Une empreinte de l’adresse réseau est conservée avec chaque note, pour repérer de nombreuses notes d’une même source. L’adresse elle-même n’est pas conservée.',
          ],
          [
            'Votre compte',
            'Adresse e-mail, nom d’utilisateur, favoris, collections et toutes les variations de vos crédits. Les mots de passe sont conservés sous forme d’empreintes salées (scrypt). Les comptes d’autres services de connexion n’ont pas de mot de passe ici. Des e-mails sur un compte ne sont envoyés que si l’exploitant a configuré un serveur de messagerie, et seulement quand quelqu’un demande un lien pour choisir un mot de passe. Votre adresse est alors transmise à ce serveur.',
          ],
          [
            'Licences',
            'La formule, les dates d’achat et d’activation, et le numéro de la commande chez le prestataire de paiement. La clé de licence elle-même n’est pas conservée. Pour acheter, vous ouvrez la page de ce prestataire, qui reçoit l’identifiant de votre compte ici et tout ce que vous y saisissez. Si vous supprimez votre compte, la licence reste sans votre nom, pour que sa clé ne serve pas une deuxième fois.',
          ],
          [
            'Accès anticipé',
            'L’adresse que vous laissez pour savoir quand commenceront les [avis sur les discussions](/chat-reviews-early-access), la langue de la page et les moments où vous l’avez laissée et confirmée. Une adresse non confirmée est supprimée au bout de sept jours. Chaque e-mail contient un lien qui la supprime tout de suite. Elle n’appartient à aucun compte : supprimer un compte avec la même adresse ne la supprime pas. L’adresse est transmise au serveur de messagerie de l’exploitant, qui peut lire la liste.',
          ],
          [
            'Votre adresse réseau',
            'Elle est comptée pour les limites pendant la durée de la limite : une heure pour les textes générés, sauf si l’exploitant en a choisi une autre. Le journal contient la méthode, le chemin, l’état et la durée de chaque requête. Il ne contient ni adresses ni contenus.',
          ],
        ],
      },
      {
        text: 'Quand vous vous connectez, les données de votre appareil passent à votre compte. Votre nom d’utilisateur est votre nom public. Les autres ne le voient que si vous les laissez vous suivre, ou si vous les suivez.',
      },
      { heading: 'Supprimer vos données' },
      {
        text: 'Vous pouvez vous-même arrêter le partage d’extraits, supprimer des collections, retirer des favoris et changer votre nom d’utilisateur. Sous [Mon compte](/app/account), vous pouvez télécharger toutes les données de votre compte en un fichier et supprimer le compte.',
      },
      {
        text: 'Un compte est supprimé aussitôt, avec son mot de passe, ses favoris, collections, playlists, crédits et extraits non partagés. Les extraits partagés restent lisibles, sans votre nom. Vos notes comptent encore, sans votre nom, les textes et le réseau. Les copies de votre audio dans d’autres formats sont supprimées dans les 30 jours, les compteurs des limites dans l’heure. Les sauvegardes sont conservées aussi longtemps que l’exploitant les garde.',
      },
      {
        text: 'Les extraits et notes d’un appareil sans connexion ne peuvent pas être supprimés sur ces pages. Connectez-vous d’abord : ils appartiennent alors à votre compte.',
      },
    ],
  },
  terms: {
    title: 'Conditions',
    description: 'Les règles d’utilisation de ce site et de la parole générée, ses limites et sa garantie.',
    blocks: [
      {
        text: 'Voice Rankings est un logiciel libre. L’exploitant de ce serveur peut fixer d’autres conditions. Celles-ci sont celles du logiciel lui-même.',
      },
      { heading: 'Le logiciel' },
      {
        text: 'Il est sous licence MIT. La partie qui exécute eSpeak NG et Gnuspeech est sous GPL-3.0-or-later, comme ces moteurs. Les deux sont fournis sans aucune garantie.',
      },
      { heading: 'Parole générée' },
      {
        text: 'Vos textes restent les vôtres. Nous ne revendiquons aucun droit sur la parole qui en est générée. Ne générez que ce que vous avez le droit de générer : pas de secrets d’autrui, rien qui nuise ou trompe, et aucune voix présentée comme celle d’une personne réelle. L’exploitant peut masquer un extrait aux autres. Vous voyez alors la raison à côté de l’extrait.',
      },
      { heading: 'Limites' },
      {
        terms: [
          ['Longueur', '500 caractères par texte, 1000 pour les comptes d’un niveau supérieur.'],
          [
            'Sans connexion',
            'Un nombre de textes par appareil et par réseau. Le lecteur indique quand vous pouvez continuer.',
          ],
          [
            'Avec connexion',
            'Un crédit par caractère prononcé. Le même texte dans la même voix est gratuit la deuxième fois. Les crédits ne sont pas de l’argent. Si l’exploitant vend des formules, elles sont sur la page [Formules](/upgrade).',
          ],
        ],
      },
      { heading: 'Notes' },
      {
        text: 'Ne notez une voix qu’après l’avoir entendue, et une seule fois. Les notes qui semblent automatiques ou concertées sont conservées et ne comptent pas. Le classement montre la certitude de chaque score.',
      },
      { heading: 'Garantie' },
      {
        text: 'Il n’y en a aucune : le service peut s’arrêter et ses mesures peuvent être fausses. Les méthodes sont décrites sous [À propos](/about), les données conservées sous [Confidentialité](/privacy).',
      },
    ],
  },
}
