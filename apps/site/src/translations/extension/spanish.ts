import type { ExtensionMessages } from '../../extension/messages.ts'

/** Texts of the pages of the browser extension in Spanish. */
export const spanishExtensionMessages: ExtensionMessages = {
  welcome: {
    title: 'Te damos la bienvenida a la extensión',
    text: 'La extensión está conectada a este servidor. Lee cualquier página en voz alta e ilumina cada palabra cuando se pronuncia.',
    steps: 'Tres pasos',
    pin: 'Fija la extensión: abre la pieza de puzle junto a la dirección del navegador y pulsa la chincheta junto a «Voice Rankings».',
    read: 'Abre cualquier página y haz clic en la extensión o pulsa Alt+P. Con el botón derecho se lee una selección, o desde ahí.',
    voice: 'Elige en la extensión una voz para cada idioma. Si no eliges, lee la voz mejor clasificada.',
    privacyTitle: 'Qué se envía',
    privacy:
      'El texto de una página se envía a este servidor cuando la lees, no antes. El sonido no se comparte. La extensión solo ve una página después de un clic en ella, su atajo o su menú.',
    limits:
      'Mientras no entres en la propia extensión, lee como visitante, aunque hayas entrado aquí. Se aplican los límites de los visitantes.',
    voices: 'Ver las voces',
  },
  login: {
    title: 'Extensión: ya has entrado',
    user: (name) => `Has entrado aquí como ${name}. Puedes cerrar esta pestaña.`,
    visitor: 'No has entrado en este servidor.',
  },
  logout: {
    title: 'Extensión: salir',
    user: (name) => `Has entrado aquí como ${name}.`,
    visitor: 'Has salido. Puedes cerrar esta pestaña.',
    button: 'Salir',
  },
  loggedOut: {
    title: 'Extensión: has salido',
    user: (name) => `Todavía estás aquí como ${name}.`,
    visitor: 'Has salido de este servidor. Puedes cerrar esta pestaña.',
  },
  removed: {
    title: 'Extensión eliminada',
    text: 'Gracias por probarla. Sus ajustes se han eliminado con ella: la dirección del servidor, las voces elegidas y la velocidad.',
    again: '¿La quitaste sin querer? Instálala de nuevo desde el mismo sitio y vuelve a conectar este servidor.',
    voices: 'Las voces siguen aquí',
  },
  loginAgain: 'Entrar',
}
