import type { ChatMessages } from '../../chat/messages.ts'

/** Texts of chats with voices in Spanish. */
export const spanishChatMessages: ChatMessages = {
  description: (name) => `Escribe a ${name} y escucha la respuesta, con cada palabra resaltada.`,
  readDescription: (name) => `Escribe, y ${name} lee tus palabras y resalta cada una.`,
  conversation: (name) => `Conversación con ${name}`,
  voicePage: (name) => `Sobre ${name}`,
  intro: (name) =>
    `Un modelo de lenguaje escribe las respuestas, y ${name} las dice. Pueden ser erróneas. Las conversaciones quedan en tu cuenta hasta que las borres.`,
  readIntro: (name) =>
    `${name} no responde en este servidor. Podéis leer juntos: tú escribes, y ${name} lee tus palabras. No se guarda nada.`,
  loginIntro: (name) =>
    `Inicia sesión para que ${name} responda. Sin sesión podéis leer juntos: tú escribes, y ${name} lee tus palabras. No se guarda nada.`,
  cost: (credits) =>
    credits === 1
      ? 'Una respuesta cuesta 1 crédito por carácter, y su audio tanto como cualquier otro.'
      : `Una respuesta cuesta ${credits} créditos por carácter, y su audio tanto como cualquier otro.`,
  log: 'Mensajes',
  empty: 'Aún no hay mensajes.',
  emptyHint: (name) => `Escribe abajo el primero a ${name}.`,
  you: 'Tú',
  message: 'Mensaje',
  placeholder: (name) => `Escribir a ${name}`,
  send: 'Enviar',
  stop: 'Detener',
  stopHint: 'La voz calla en cuanto escribes.',
  dictate: 'Dictar',
  stopDictation: 'Terminar el dictado',
  listening: 'Escuchando. Habla ahora.',
  dictationHint: 'Tu navegador convierte la voz en texto. Algunos navegadores la envían para ello a su fabricante.',
  dictationProblems: {
    blocked: 'El micrófono está bloqueado. Permítelo en los ajustes del navegador.',
    silent: 'No se oyó nada. Inténtalo de nuevo.',
    failed: 'El navegador no pudo reconocer la voz. Inténtalo de nuevo.',
  },
  writing: (name) => `${name} está escribiendo una respuesta.`,
  speaking: (name) => `${name} está hablando.`,
  hearOf: (text) => `Escuchar: ${text}`,
  answerFailed: 'No hay respuesta.',
  speechFailed: 'No se pudo decir el mensaje.',
  tryAgain: 'Inténtalo de nuevo.',
  left: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  chats: 'Tus conversaciones',
  newChat: 'Conversación nueva',
  count: (count) => (count === 1 ? '1 mensaje' : `${count} mensajes`),
  rename: 'Cambiar nombre',
  renameLabel: 'Nombre de la conversación',
  save: 'Guardar nombre',
  cancel: 'Cancelar',
  download: 'Descargar como texto',
  delete: 'Borrar conversación',
  deleteSure: '¿Borrar esta conversación para siempre?',
  deleteYes: 'Borrar',
  refused: 'No se pudo hacer. Inténtalo de nuevo.',
}
