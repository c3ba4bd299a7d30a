import type { AccountTexts } from './english.ts'

export const frenchAccountTexts: AccountTexts = {
  home: 'Aller à Voice Rankings',
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: (min) => `Au moins ${min} caractères.`,
  login: {
    'sign-in': { title: 'Connexion', intro: 'à Voice Rankings', button: 'Se connecter' },
    create: {
      title: 'Créer un compte',
      intro: 'Choisissez une adresse e-mail et un mot de passe. Vous ne recevrez aucun e-mail.',
      button: 'Créer le compte',
    },
    createByMail: {
      title: 'Créer un compte',
      intro: 'Saisissez votre adresse e-mail. Vous recevrez un e-mail avec un lien pour choisir un mot de passe.',
      button: 'Envoyer le lien',
    },
    reset: {
      title: 'Choisir un nouveau mot de passe',
      intro:
        'Saisissez l’adresse e-mail de votre compte. Vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe.',
      button: 'Envoyer le lien',
    },
    forgot: 'Mot de passe oublié ?',
    isNew: { text: 'Nouveau ici ?', action: 'Créer un compte' },
    hasAccount: { text: 'Déjà un compte ?', action: 'Se connecter' },
  },
  choosePassword: {
    title: 'Choisir un mot de passe',
    intro: 'Vous serez connecté ici et déconnecté partout ailleurs.',
    button: 'Enregistrer et se connecter',
  },
  mailSent: {
    title: 'Consultez votre boîte de réception',
    text: (email) =>
      `Un e-mail est en route vers ${email}. Ouvrez son lien dans l’heure. Vous pouvez fermer cette fenêtre.`,
    hint: 'Si rien n’arrive d’ici quelques minutes, vérifiez le dossier des indésirables et l’adresse.',
  },
  signedIn: {
    title: 'Vous êtes connecté',
    text: (username) =>
      `Votre nom d’utilisateur est ${username}. Cette fenêtre se ferme d’elle-même. Sinon, fermez-la.`,
  },
  signedOut: {
    title: 'Vous êtes déconnecté',
    text: 'Cette fenêtre se ferme d’elle-même. Sinon, fermez-la.',
  },
  confirmLogout: {
    title: 'Se déconnecter ?',
    text: 'Vous serez déconnecté de Voice Rankings dans ce navigateur.',
    button: 'Se déconnecter',
  },
  consent: {
    title: 'Se connecter sur un autre site ?',
    heading: (host) => `Se connecter sur ${host} ?`,
    text: (username, origin) =>
      `Vous êtes ${username}. Les favoris, collections, notes et crédits sur ${origin} seront les vôtres. Si vous n’avez pas choisi de vous y connecter, fermez cette fenêtre.`,
    button: 'S’y connecter',
    code: (host) => `Code affiché sur ${host}`,
    codeHint:
      'La page qui a ouvert cette connexion affiche six chiffres. Ne saisissez jamais un code que quelqu’un vous a envoyé.',
    handedOver:
      'Cette fenêtre se ferme d’elle-même. Sinon, la page qui l’a ouverte a été fermée. Fermez cette fenêtre et reconnectez-vous là-bas.',
    approved: (host) => `Vous pouvez fermer cette fenêtre et revenir à ${host}.`,
    extension: {
      title: 'Se connecter dans une extension de navigateur ?',
      heading: () => 'Se connecter dans l’extension de navigateur ?',
      text: (username, origin) =>
        `Vous êtes ${username}. L’extension ${origin} lira avec vos voix et dépensera vos crédits. Si vous n’avez pas choisi de vous y connecter, fermez cette fenêtre.`,
      button: 'S’y connecter',
      code: () => 'Code affiché dans l’extension',
      approved: () => 'Vous pouvez fermer cette fenêtre et revenir à l’extension.',
    },
  },
  failures: {
    endedLogin: {
      title: 'Cette connexion est terminée',
      text: (username) =>
        `Le lien a déjà été utilisé ou a expiré. Vous êtes connecté en tant que ${username}. Fermez cette fenêtre et rechargez la page qui l’a ouverte.`,
    },
    starting: { title: 'Le serveur démarre', text: 'Rechargez cette page dans un instant.' },
    oldLink: {
      title: 'Ce lien ne peut pas être utilisé',
      text: 'Le lien a expiré, a déjà été utilisé ou est incomplet. Fermez cette fenêtre et reconnectez-vous.',
    },
    oldMail: {
      title: 'Ce lien ne peut pas être utilisé',
      text: 'Un lien fonctionne une fois et expire au bout d’une heure. Seul le lien du dernier e-mail fonctionne. Reconnectez-vous pour en obtenir un nouveau.',
    },
    mailFailed: {
      title: 'L’e-mail n’a pas pu être envoyé',
      text: 'Vérifiez l’adresse et réessayez dans quelques minutes.',
    },
    foreign: {
      title: 'Ceci vient d’un autre site',
      text: 'Rien n’a été modifié. Ouvrez Voice Rankings et connectez-vous ou déconnectez-vous là.',
    },
    tooLarge: { title: 'Ce formulaire est trop volumineux', text: 'Revenez en arrière et raccourcissez le texte.' },
    providerAway: {
      title: 'Le service de connexion ne répond pas',
      text: 'Vous ne pouvez pas vous connecter pour le moment. Réessayez dans quelques minutes.',
    },
    refused: {
      title: 'Vous n’êtes pas connecté',
      text: 'La connexion a été annulée ou a pris trop de temps. Fermez cette fenêtre et reconnectez-vous.',
    },
    taken: {
      title: 'Cette adresse e-mail a déjà un compte',
      text: 'Le compte a été créé d’une autre manière. Connectez-vous de cette manière, ou demandez à l’exploitant de ce serveur.',
    },
  },
  problems: {
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
    exists: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous.',
    noEmail: 'Saisissez votre adresse e-mail, par exemple ann@example.com.',
    tooShort: (min) => `Le mot de passe doit avoir au moins ${min} caractères.`,
    tooLong: (max) => `Le mot de passe peut avoir au plus ${max} caractères.`,
    isEmail: 'Le mot de passe ne doit pas être votre adresse e-mail.',
    tooEasy: 'Le mot de passe est trop facile à deviner. Utilisez plus de caractères différents.',
    tooMany: (minutes) => `Trop de tentatives. Réessayez dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    wrongCode: 'Le code est incorrect. Comparez-le chiffre par chiffre avec la page.',
    tooManyCodes: 'Trop de tentatives. Fermez cette fenêtre et reconnectez-vous.',
  },
  mails: {
    create: {
      none: {
        subject: 'Créez votre compte Voice Rankings',
        intro: 'Un nouveau compte Voice Rankings a été demandé pour cette adresse e-mail.',
        action: 'Pour créer le compte, choisissez un mot de passe ici :',
      },
      account: {
        subject: 'Vous avez déjà un compte Voice Rankings',
        intro:
          'Un nouveau compte Voice Rankings a été demandé pour cette adresse e-mail. Vous en avez déjà un. Connectez-vous avec votre mot de passe.',
        action: 'Si vous avez oublié le mot de passe, choisissez-en un nouveau ici :',
      },
    },
    reset: {
      account: {
        subject: 'Choisissez un nouveau mot de passe pour Voice Rankings',
        intro: 'Un nouveau mot de passe a été demandé pour votre compte Voice Rankings.',
        action: 'Choisissez-le sur cette page. Vous serez déconnecté partout ailleurs :',
      },
      none: {
        subject: 'Aucun compte Voice Rankings avec cette adresse',
        intro:
          'Un nouveau mot de passe Voice Rankings a été demandé pour cette adresse e-mail. Aucun compte n’y correspond. Vous avez peut-être utilisé une autre adresse.',
        action: 'Pour créer un compte avec cette adresse, choisissez un mot de passe ici :',
      },
    },
    earlyAccess: {
      added: {
        subject: 'Avis sur les discussions de Voice Rankings : confirmez votre adresse',
        intro:
          'Quelqu’un a laissé cette adresse e-mail à Voice Rankings, pour savoir quand commenceront les avis sur les discussions avec les voix. Ce n’était pas vous ? Alors ne faites rien.',
        action: (days) => `Confirmez l’adresse sur cette page dans les ${days} jours. Sinon, elle sera supprimée :`,
      },
      known: {
        subject: 'Votre adresse est sur la liste de Voice Rankings',
        intro:
          'Quelqu’un a de nouveau laissé cette adresse e-mail à Voice Rankings. Elle est déjà confirmée, vous n’avez rien à faire. Vous saurez quand commenceront les avis sur les discussions avec les voix.',
      },
      leave: 'Pour supprimer l’adresse tout de suite, ouvrez cette page et appuyez sur son bouton :',
    },
    rest: 'Le lien fonctionne une fois et expire au bout d’une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail. Rien n’a changé.',
  },
}
