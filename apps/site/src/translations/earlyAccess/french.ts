import type { EarlyAccessMessages } from '../../earlyAccess/messages.ts'

/** Texts of the page Chat reviews in French. */
export const frenchEarlyAccessMessages: EarlyAccessMessages = {
  title: 'Avis sur les discussions',
  description:
    'Les discussions avec les voix existent aujourd’hui. Laissez une adresse pour savoir quand commenceront les avis sur les discussions.',
  today: 'Vous pouvez discuter avec chaque voix dès aujourd’hui.',
  chat: (name) => `Discuter avec ${name}`,
  voices: 'Choisir une voix',
  planned:
    'Les avis sur les discussions n’existent pas encore : vous ne pouvez ni noter une discussion, ni lire ce que d’autres en disent.',
  join: {
    title: 'Savoir quand les avis commencent',
    text: (days) =>
      `Vous recevrez un e-mail avec un lien qui confirme l’adresse. Sans cela, elle est supprimée au bout de ${days} jours. Chaque e-mail contient un lien qui supprime l’adresse tout de suite.`,
    label: 'Adresse e-mail',
    send: 'Envoyer le lien',
    done: (email) => `Un e-mail est en route vers ${email}. Ouvrez son lien pour confirmer l’adresse.`,
    hint: 'Si rien n’arrive en quelques minutes, vérifiez les indésirables et l’adresse.',
    privacy: 'Ce qui est conservé',
  },
  noMail: {
    title: 'Ce serveur ne prend pas d’adresses',
    text: 'Il n’envoie pas d’e-mails et ne pourrait pas vous prévenir. Personne ne vous demande d’adresse ici.',
  },
  confirm: {
    title: 'Confirmez votre adresse',
    text: 'Vous saurez par e-mail quand commenceront les avis sur les discussions. L’adresse ne sert à rien d’autre.',
    button: 'Confirmer l’adresse',
    done: 'L’adresse est confirmée.',
  },
  leave: {
    title: 'Supprimez votre adresse',
    text: 'Elle est supprimée tout de suite, et vous ne recevrez plus d’e-mails sur les avis.',
    button: 'Supprimer l’adresse',
    done: 'L’adresse est supprimée.',
  },
  problems: {
    email: 'Saisissez votre adresse e-mail, par exemple ann@example.com.',
    unknown: 'Ce lien ne fonctionne pas. L’adresse a été supprimée, ou le lien est incomplet.',
    wait: 'Trop de tentatives. Réessayez dans une heure.',
    failed: 'Cela n’a pas fonctionné. Réessayez dans quelques minutes.',
  },
}
