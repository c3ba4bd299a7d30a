import type { AccountDataMessages } from '../../accountData/messages.ts'
import type { AccountMessages } from '../../account/messages.ts'
import type { CollectionsMessages } from '../../collections/messages.ts'
import type { FavoritesMessages } from '../../favorites/messages.ts'
import type { LeaderboardMessages } from '../../leaderboard/messages.ts'
import type { RatingsMessages } from '../../ratings/messages.ts'
import type { SessionMessages } from '../../session/messages.ts'
import { counted, number, plural } from './writing.ts'

export const account: AccountMessages = {
  menu: (username) => username,
  voices: 'Mis voces',
  collections: 'Mis colecciones',
  playlists: 'Mis listas',
  snippets: 'Mis fragmentos',
  lexicon: 'Léxico',
  account: 'Mi cuenta',
  operator: 'Operación',
  changeUsername: 'Cambiar nombre de usuario',
  logout: 'Salir',
  credits: (available, total) =>
    `${plural(available, 'Queda', 'Quedan')} ${number(available)} de ${counted(total, 'crédito', 'créditos')}`,
  percent: (percent) => `${number(percent, 1)} %`,
  minutesLeft: (minutes) => `cerca de ${counted(minutes, 'minuto', 'minutos')} de voz`,
  creditsLine: (credits, percent, minutes) => `${credits} (${percent}) · ${minutes}`,
  costs: (credits) => `${plural(credits, 'Cerca de', 'Unos')} ${counted(credits, 'crédito', 'créditos')}`,
  otherScript: (names) => `Quizá no pueda leer esta escritura: ${names.join(', ')}`,
  otherLanguage: (language, names) =>
    `El texto parece estar en ${language}. Quizá lo pronuncie mal: ${names.join(', ')}.`,
  voicesOf: (language) => `Voces en ${language}`,
  costsMore: (credits, left) =>
    `${plural(credits, 'Cerca de', 'Unos')} ${counted(credits, 'crédito', 'créditos')}; te quedan ${number(left)}`,
  username: 'Nombre de usuario',
  usernameHelp: 'Tu nombre de usuario es el nombre que ven los demás.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  checking: 'Comprobando…',
  usernameMessages: {
    too_short: 'El nombre de usuario debe tener al menos 3 caracteres.',
    taken: 'Ese nombre de usuario ya está ocupado.',
    available: '¡Ese nombre de usuario está libre!',
    check_failed: 'No se pudo comprobar el nombre de usuario.',
  },
  unknownError: 'Se produjo un error desconocido.',
  saveFailed: 'No se pudo cambiar el nombre de usuario. Inténtalo de nuevo.',
}

export const accountData: AccountDataMessages = {
  account: 'Cuenta',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  data: 'Tus datos',
  dataText:
    'Tu cuenta, tus fragmentos y sus textos, valoraciones, favoritos, colecciones y créditos en un archivo JSON. Contiene las direcciones del audio de tus fragmentos: cualquiera que tenga el archivo puede reproducirlos.',
  save: 'Descargar mis datos',
  saving: 'Preparando tus datos…',
  saved: (fileName) => `Tus datos se han guardado como ${fileName}.`,
  saveFailed: 'No se pudieron descargar tus datos. Inténtalo de nuevo.',
  delete: 'Eliminar la cuenta',
  deleteText: 'Esta acción no se puede deshacer. Descarga antes tus datos para conservar una copia.',
  openDelete: 'Eliminar mi cuenta…',
  deleteEffects: [
    'Se cierra tu sesión en todos los dispositivos.',
    'Se eliminan tus favoritos, colecciones, créditos y fragmentos no compartidos.',
    'Los fragmentos que compartes se pueden seguir oyendo, sin tu nombre.',
    'Tus valoraciones siguen contando, sin tu nombre ni tus textos.',
  ],
  confirmUsername: (username) => `Escribe tu nombre de usuario, ${username}, para confirmar`,
  password: 'Tu contraseña',
  passwordHint: 'Escribe tu contraseña para confirmar que eres tú.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  deleteForGood: 'Eliminar definitivamente',
  deleting: 'Eliminando tu cuenta…',
  deleteFailed: 'No se pudo eliminar tu cuenta. Inténtalo de nuevo.',
  logOutFirst: 'Salir para volver a entrar',
}

export const session: SessionMessages = {
  initial: {
    title: 'Únete a Voice Rankings',
    description: 'Regístrate gratis para usar todas las funciones.',
  },
  fallback: { title: 'Únete para continuar', description: 'Hazte miembro para usar esta función.' },
  choose: 'Entrar / Registrarse',
  later: 'Quizá más tarde',
  close: 'Cerrar',
  login: 'Entrar',
  notices: {
    waiting: 'Termina de entrar en la ventana que se ha abierto.',
    blocked: 'Tu navegador ha bloqueado la ventana.',
    unreachable: 'El servidor no responde.',
    complete: 'Ya has entrado.',
  },
  matchingCode: 'Si te pide un código, escribe',
  showWindow: 'Mostrar la ventana',
  openWindow: 'Abrir la ventana',
  retry: 'Reintentar',
  onThisPage: 'Continuar en esta página',
  cancel: 'Cancelar',
}

export const favorites: FavoritesMessages = {
  tooltips: {
    visitor: 'Entra para añadir a favoritos',
    add: 'Añadir a favoritos',
    remove: 'Quitar de favoritos',
  },
  favorite: 'Añadir a favoritos',
  remove: 'Quitar de favoritos',
  label: (action, voiceName) => `${action}: ${voiceName}`,
  list: {
    title: 'Mis voces favoritas',
    loading: 'Cargando tus favoritos…',
    empty: 'Todavía no hay voces favoritas',
    emptyHint: 'Pulsa el corazón de una voz para guardarla aquí.',
    browse: 'Explorar voces',
    failed: 'No se pudieron cargar tus favoritos',
    failedHint: 'Comprueba la conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
    all: (count) => `Ver todo en el catálogo (${number(count)})`,
  },
  prompt: { title: 'Únete a Voice Rankings', description: 'Entra para añadir voces a favoritos' },
}

export const collections: CollectionsMessages = {
  add: 'Añadir a una colección',
  label: (voiceName) => `Añadir ${voiceName} a una colección`,
  find: 'Buscar o crear',
  loading: 'Cargando colecciones…',
  empty: 'Todavía no hay colecciones. Escribe un nombre para crear una.',
  create: (name) => `Crear «${name}»`,
  count: (count, limit) => `${number(count)} de ${counted(limit, 'colección', 'colecciones')}`,
  full: (limit) => `Tienes ${number(limit)} colecciones, el máximo. Elimina una primero.`,
  added: '✓ Añadida',
  addedTo: (collection) => `Añadida a ${collection}`,
  removed: 'Quitada',
  removedFrom: (collection) => `Quitada de ${collection}`,
  loadFailed: 'No se pudieron cargar las colecciones.',
  retry: 'Reintentar',
  list: {
    title: 'Mis colecciones',
    names: 'Colecciones',
    newName: 'Nombre de la nueva colección',
    create: 'Crear',
    empty: 'Todavía no hay colecciones',
    emptyHint: 'Da nombre a la primera arriba. Después, añádele voces desde sus tarjetas y sus páginas.',
    voices: (count, names) => {
      if (count === 0) return 'Todavía no hay voces'
      const more = count - names.length
      const listed = more > 0 ? `${names.join(', ')} y ${number(more)} más` : names.join(', ')
      return `${counted(count, 'voz', 'voces')}: ${listed}`
    },
    taken: 'Ya tienes una colección con ese nombre.',
    rename: 'Renombrar',
    renameOne: (name) => `Renombrar ${name}`,
    newNameOf: (name) => `Nuevo nombre de ${name}`,
    save: 'Guardar',
    delete: 'Eliminar',
    deleteOne: (name) => `Eliminar ${name}`,
    deleteQuestion: (name) => `¿Eliminar «${name}»?`,
    deleteHint: 'Esta acción no se puede deshacer. Las voces siguen en el catálogo y en tus otras colecciones.',
    cancel: 'Cancelar',
    close: 'Cerrar',
    renameFailed: 'No se pudo renombrar la colección.',
    deleteFailed: 'No se pudo eliminar la colección.',
    deleted: (name) => `${name} se ha eliminado`,
  },
  addFailed: 'No se pudo añadir la voz.',
  removeFailed: 'No se pudo quitar la voz.',
  createFailed: 'No se pudo crear la colección.',
  prompt: {
    title: 'Únete para crear colecciones',
    description: 'Hazte miembro para guardar y compartir tus propias colecciones de voces.',
  },
}

export const ratings: RatingsMessages = {
  stars: { 1: 'Mala', 2: 'Aceptable', 3: 'Buena', 4: 'Muy buena', 5: '¡Excelente!' },
  starLabel: (stars, meaning) => `${stars} ${meaning}`,
  starsHint: 'Las flechas eligen, Intro envía la valoración.',
  question: (voiceName) => `¿Cómo suena ${voiceName}?`,
  dismiss: 'No valorar ahora',
  notVoted: 'Sin valorar todavía',
  voted: (stars) => `¡Gracias por tu valoración! Valorada con ${stars}/5`,
  score: (score) => number(score, 1),
  scoreOf: (score) => `Valorada con ${number(score, 1)} sobre 5`,
  count: (count) => counted(count, 'valoración', 'valoraciones'),
  interval: (low, high) => `${number(low, 1)}–${number(high, 1)}`,
  intervalHint: (low, high) =>
    `Con una probabilidad del 95 %, la media real está entre ${number(low, 1)} y ${number(high, 1)}.`,
  unranked: 'sin clasificar',
  missing: (count) => `${plural(count, 'Falta', 'Faltan')} ${counted(count, 'valoración', 'valoraciones')}`,
}

export const leaderboard: LeaderboardMessages = {
  title: 'Clasificación',
  caption: 'Voces por valoración, primero la mejor',
  columns: {
    rank: 'Puesto',
    voice: 'Voz',
    score: 'Nota',
    interval: 'Intervalo del 95 %',
    votes: 'Votos',
  },
  rank: (rank) => `${number(rank)}.ª`,
  score: (score) => number(score, 2),
  interval: (low, high) => `${number(low, 2)}–${number(high, 2)}`,
  votes: (count) => number(count),
  votesInWords: (count) => counted(count, 'voto', 'votos'),
  how: 'Las notas llegan hasta 5. Cada barra abarca el intervalo del 95 %. Si dos barras se solapan, su orden puede deberse al azar.',
  unranked: 'Sin clasificar',
  unrankedHint: (needed) =>
    `Una voz necesita ${counted(needed, 'valoración', 'valoraciones')} para clasificarse. Escucha una y valórala.`,
  ratedBy: (count, needed) => `${number(count)} de ${counted(needed, 'valoración', 'valoraciones')}`,
  loading: 'Cargando la clasificación…',
  empty: 'Ninguna voz coincide.',
  noneRanked: 'Todavía no hay clasificación.',
  failed: 'No se pudo cargar la clasificación.',
  retry: 'Reintentar',
  more: 'Mostrar más voces',
  top: 'Las mejor valoradas',
  blind: {
    caption: 'Voces según los votos a ciegas, primero la mejor',
    columns: {
      rank: 'Puesto',
      voice: 'Voz',
      score: 'Nota a ciegas',
      stars: 'Estrellas',
      sounds: 'Carácter',
      price: '1 M de caract.',
      firstSound: 'Primer sonido',
      words: 'Tiempos de palabras',
      licence: 'Licencia',
      votes: 'Votos',
    },
    free: 'gratis',
    milliseconds: (ms) => `${ms} ms`,
    slowest: (ms) => `95 % en ${ms} ms`,
    notMeasured: 'aún sin medir',
    priceUnits: { byte: 'por millón de bytes', token: 'por millón de tokens', second: 'por minuto' },
    ranks: (low, high) => (low === high ? number(low) : `${number(low)}–${number(high)}`),
    margin: (points) => `± ${number(points)}`,
    preliminary: 'provisional',
    beforeChange: (count) => `Votos antes del cambio: ${count}`,
    bounds: (low, high) => `intervalo del 95 % de ${low} a ${high}`,
    more: 'Más',
    moreOf: (name) => `Más sobre ${name}`,
    use: 'Uso',
    allUses: 'Todos los usos',
    language: 'Idioma',
    all: (voices, votes) =>
      `${counted(voices, 'voz', 'voces')} · ${counted(votes, 'voto', 'votos')} · las barras son intervalos del 95 %`,
    excluded: (votes) =>
      `${counted(votes, 'voto no cuenta', 'votos no cuentan')}: demasiado rápidos, sin escuchar o repetidos.`,
    file: 'Todos los votos en CSV',
    empty: 'Aún no hay votos a ciegas para estos filtros.',
  },
  prices: {
    title: 'Nota según el precio',
    intro: 'La línea une las voces que nadie supera por menos.',
    axis: 'Dólares estadounidenses por un millón de caracteres',
    dots: 'Voces, primero la más barata',
    point: (name, provider, score, price) => `${name}, ${provider}: ${score} puntos, ${price}`,
    hint: 'Señala un punto para ver su voz. Las flechas pasan de un punto a otro.',
    frontier: 'Nadie supera a estas por menos',
    few: 'El gráfico necesita dos voces con nota a ciegas y precio.',
  },
  history: {
    title: 'Puntuación y puesto a lo largo del tiempo',
    rank: (ranks) => `puesto ${ranks}`,
    how: (language) => `Votos a ciegas, ${language}. La banda es el intervalo del 95 %.`,
    changed: (day) => `Cambió a más tardar el ${day}: los votos anteriores son del sonido de antes.`,
  },
}
