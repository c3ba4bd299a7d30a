import type { BuddiesMessages } from '../../buddies/messages.ts'

export const frenchBuddiesMessages: BuddiesMessages = {
  locale: 'fr-FR',
  title: 'Amis',
  description:
    'Suivez les personnes dont vous connaissez le lien ou le nom, et voyez ce qu’elles ont rendu public.',
  login: 'Connectez-vous pour suivre des personnes et pour qu’elles puissent vous suivre.',
  intro:
    'Vous voyez ce que les personnes que vous suivez ont rendu public. Personne ne peut chercher quelqu’un ici, et rien n’est compté.',
  follow: {
    title: 'Suivre quelqu’un',
    label: 'Nom d’utilisateur ou lien',
    hint: 'Cette personne voit votre nom et peut vous bloquer.',
    follow: 'Suivre',
    done: (name) => `Vous suivez maintenant ${name}.`,
    missing: 'Écrivez un nom d’utilisateur ou collez un lien.',
    notFound:
      'Personne de ce nom ne se laisse suivre par vous. Vérifiez le nom, ou demandez le lien à cette personne.',
    own: 'C’est votre propre nom.',
    full: 'Vous suivez autant de personnes que possible. Cessez d’abord d’en suivre une.',
    tooMany: 'Trop de noms. Attendez une minute et réessayez.',
  },
  feed: {
    title: 'Nouveautés',
    empty: 'Rien pour l’instant.',
    emptyHint: 'Ce que les personnes que vous suivez rendent public apparaît ici, le plus récent d’abord.',
    emptyAction: 'Suivre quelqu’un',
    collection: 'Collection',
    playlist: 'Playlist',
    work: 'Texte lu à voix haute',
    by: (name) => `de ${name}`,
  },
  person: {
    description: (name) => `Ce que ${name} a rendu public.`,
    back: 'Tous les amis',
    own: 'Voici ce que les autres voient.',
    items: 'Ce qui est public',
    empty: 'Rien n’est encore public.',
    emptyHint: 'Les collections, playlists et textes apparaissent ici quand ils sont partagés avec tout le monde.',
    taste: (traits, chosen, pairs) =>
      `Préfère les voix de ce caractère : ${traits.join(', ')}. ${chosen} paires sur ${pairs} dans les tests à l’aveugle.`,
    missing: 'Personne à voir ici',
  },
  following: {
    title: 'Vous suivez',
    leave: 'Ne plus suivre',
    left: (name) => `Vous ne suivez plus ${name}.`,
    undo: 'Annuler',
  },
  followers: { title: 'Ces personnes vous suivent' },
  block: {
    block: 'Bloquer',
    sure: (name) => `Bloquer ${name} ? Vous ne vous trouverez plus l’un l’autre. Cette personne n’en est pas informée.`,
    yes: 'Oui, bloquer',
    cancel: 'Annuler',
    title: 'Personnes bloquées',
    unblock: 'Débloquer',
  },
  settings: {
    title: 'Ce que les autres voient de vous',
    allowFollow: 'Les autres peuvent me suivre',
    allowFollowHint:
      'Qui connaît votre nom d’utilisateur ou votre lien voit, sous votre nom, les collections, playlists et textes que vous partagez avec tout le monde. Désactivé : personne ne vous trouve, et ceux qui vous suivent ne voient rien.',
    showTaste: 'Montrer mes goûts dans les tests à l’aveugle',
    showTasteHint: 'La phrase sur les voix que vous préférez, quand vous avez assez voté.',
    link: 'Votre lien',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Non copié. Sélectionnez le lien pour le copier.',
    preview: 'Voir ce que les autres voient',
  },
  failed: 'Cela n’a pas fonctionné. Réessayez.',
}
