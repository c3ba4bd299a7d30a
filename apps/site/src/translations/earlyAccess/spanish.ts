import type { EarlyAccessMessages } from '../../earlyAccess/messages.ts'

/** Texts of the page Chat reviews in Spanish. */
export const spanishEarlyAccessMessages: EarlyAccessMessages = {
  title: 'Reseñas de chats: acceso anticipado',
  description: 'Los chats con voces ya existen. Deja una dirección para saber cuándo empiezan las reseñas de chats.',
  today: 'Hoy puedes chatear con cualquier voz.',
  chat: (name) => `Chatear con ${name}`,
  voices: 'Elegir una voz',
  planned:
    'Las reseñas de chats todavía no existen: no puedes valorar una conversación ni leer lo que otros dicen de una.',
  join: {
    title: 'Saber cuándo empiezan las reseñas',
    text: (days) =>
      `Recibirás un correo con un enlace para confirmar la dirección. Si no lo haces, se borra a los ${days} días. Cada correo tiene un enlace que borra la dirección de inmediato.`,
    label: 'Correo electrónico',
    send: 'Enviar el enlace',
    done: (email) => `Un correo va en camino a ${email}. Abre su enlace para confirmar la dirección.`,
    hint: 'Si no llega nada en unos minutos, revisa la carpeta de spam y la dirección.',
    privacy: 'Qué se guarda',
  },
  noMail: {
    title: 'Este servidor no recoge direcciones',
    text: 'No envía correos, así que no podría avisarte. Aquí no se pide la dirección a nadie.',
  },
  confirm: {
    title: 'Confirma tu dirección',
    text: 'Sabrás por correo cuándo empiezan las reseñas de chats. La dirección no se usa para nada más.',
    button: 'Confirmar la dirección',
    done: 'La dirección está confirmada.',
  },
  leave: {
    title: 'Borra tu dirección',
    text: 'Se borra de inmediato y no recibirás más correos sobre las reseñas de chats.',
    button: 'Borrar la dirección',
    done: 'La dirección está borrada.',
  },
  problems: {
    email: 'Escribe tu correo electrónico, por ejemplo ann@example.com.',
    unknown: 'Este enlace no sirve. La dirección se borró o el enlace está incompleto.',
    wait: 'Demasiados intentos. Inténtalo de nuevo en una hora.',
    failed: 'No se pudo hacer. Inténtalo de nuevo en unos minutos.',
  },
}
