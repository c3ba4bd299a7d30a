import type { AccountTexts } from './english.ts'

export const spanishAccountTexts: AccountTexts = {
  home: 'Ir a Voice Rankings',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: (min) => `Al menos ${min} caracteres.`,
  login: {
    'sign-in': { title: 'Entrar', intro: 'en Voice Rankings', button: 'Entrar' },
    create: {
      title: 'Crear una cuenta',
      intro: 'Elige una dirección de correo y una contraseña. No recibirás ningún correo.',
      button: 'Crear la cuenta',
    },
    createByMail: {
      title: 'Crear una cuenta',
      intro: 'Escribe tu dirección de correo. Recibirás un correo con un enlace para elegir una contraseña.',
      button: 'Enviar el enlace',
    },
    reset: {
      title: 'Elegir una contraseña nueva',
      intro:
        'Escribe la dirección de correo de tu cuenta. Recibirás un correo con un enlace para elegir una contraseña nueva.',
      button: 'Enviar el enlace',
    },
    forgot: '¿Olvidaste la contraseña?',
    isNew: { text: '¿Es tu primera vez?', action: 'Crear una cuenta' },
    hasAccount: { text: '¿Ya tienes cuenta?', action: 'Entrar' },
  },
  choosePassword: {
    title: 'Elegir una contraseña',
    intro: 'Iniciarás sesión aquí y se cerrará en todos los demás sitios.',
    button: 'Guardar e iniciar sesión',
  },
  mailSent: {
    title: 'Revisa tu bandeja de entrada',
    text: (email) =>
      `Hay un correo en camino a ${email}. Abre su enlace antes de una hora. Puedes cerrar esta ventana.`,
    hint: 'Si en unos minutos no llega nada, revisa la carpeta de correo no deseado y la dirección.',
  },
  signedIn: {
    title: 'Has iniciado sesión',
    text: (username) => `Tu nombre de usuario es ${username}. Esta ventana se cierra sola. Si no, ciérrala.`,
  },
  signedOut: {
    title: 'Has cerrado la sesión',
    text: 'Esta ventana se cierra sola. Si no, ciérrala.',
  },
  confirmLogout: {
    title: '¿Cerrar la sesión?',
    text: 'Se cerrará tu sesión de Voice Rankings en este navegador.',
    button: 'Cerrar sesión',
  },
  consent: {
    title: '¿Iniciar sesión en otro sitio?',
    heading: (host) => `¿Iniciar sesión en ${host}?`,
    text: (username, origin) =>
      `Eres ${username}. Los favoritos, las colecciones, las valoraciones y los créditos en ${origin} serán los tuyos. Si no querías iniciar sesión allí, cierra esta ventana.`,
    button: 'Iniciar sesión allí',
    code: (host) => `Código de ${host}`,
    codeHint:
      'La página que abrió este inicio de sesión muestra seis dígitos. No escribas nunca un código que te haya enviado otra persona.',
    handedOver:
      'Esta ventana se cierra sola. Si no, la página que la abrió se ha cerrado. Cierra esta ventana y vuelve a iniciar sesión allí.',
    approved: (host) => `Puedes cerrar esta ventana y volver a ${host}.`,
    extension: {
      title: '¿Iniciar sesión en una extensión del navegador?',
      heading: () => '¿Iniciar sesión en la extensión del navegador?',
      text: (username, origin) =>
        `Eres ${username}. La extensión ${origin} leerá con tus voces y gastará tus créditos. Si no querías iniciar sesión allí, cierra esta ventana.`,
      button: 'Iniciar sesión allí',
      code: () => 'Código de la extensión',
      approved: () => 'Puedes cerrar esta ventana y volver a la extensión.',
    },
  },
  failures: {
    endedLogin: {
      title: 'Este inicio de sesión ha terminado',
      text: (username) =>
        `El enlace ya se usó o ha caducado. Has iniciado sesión como ${username}. Cierra esta ventana y vuelve a cargar la página que la abrió.`,
    },
    starting: { title: 'El servidor está arrancando', text: 'Vuelve a cargar esta página en un momento.' },
    oldLink: {
      title: 'Este enlace no se puede usar',
      text: 'El enlace ha caducado, ya se usó o está incompleto. Cierra esta ventana y vuelve a iniciar sesión.',
    },
    oldMail: {
      title: 'Este enlace no se puede usar',
      text: 'Un enlace sirve una vez y caduca en una hora. Solo sirve el enlace del último correo. Vuelve a iniciar sesión para recibir uno nuevo.',
    },
    mailFailed: {
      title: 'No se pudo enviar el correo',
      text: 'Revisa la dirección y vuelve a intentarlo en unos minutos.',
    },
    foreign: {
      title: 'Esto vino de otro sitio',
      text: 'No se ha cambiado nada. Abre Voice Rankings e inicia o cierra la sesión allí.',
    },
    tooLarge: { title: 'Este formulario es demasiado grande', text: 'Vuelve atrás y acorta el texto.' },
    providerAway: {
      title: 'El servicio de inicio de sesión no responde',
      text: 'Ahora no puedes iniciar sesión. Vuelve a intentarlo en unos minutos.',
    },
    refused: {
      title: 'No has iniciado sesión',
      text: 'El inicio de sesión se canceló o tardó demasiado. Cierra esta ventana y vuelve a iniciar sesión.',
    },
    taken: {
      title: 'Esta dirección de correo ya tiene una cuenta',
      text: 'La cuenta se creó de otra forma. Inicia sesión de esa forma o pregunta a quien gestiona este servidor.',
    },
  },
  problems: {
    wrong: 'La dirección de correo o la contraseña no es correcta.',
    exists: 'Ya existe una cuenta con esta dirección de correo. Inicia sesión.',
    noEmail: 'Escribe tu dirección de correo, por ejemplo ann@example.com.',
    tooShort: (min) => `La contraseña debe tener al menos ${min} caracteres.`,
    tooLong: (max) => `La contraseña puede tener como máximo ${max} caracteres.`,
    isEmail: 'La contraseña no puede ser tu dirección de correo.',
    tooEasy: 'La contraseña es demasiado fácil de adivinar. Usa más caracteres distintos.',
    tooMany: (minutes) =>
      `Demasiados intentos. Vuelve a intentarlo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    wrongCode: 'El código no es correcto. Compáralo con la página dígito a dígito.',
    tooManyCodes: 'Demasiados intentos. Cierra esta ventana y vuelve a iniciar sesión.',
  },
  mails: {
    create: {
      none: {
        subject: 'Crea tu cuenta en Voice Rankings',
        intro: 'Se ha pedido una cuenta nueva en Voice Rankings para esta dirección de correo.',
        action: 'Para crear la cuenta, elige aquí una contraseña:',
      },
      account: {
        subject: 'Ya tienes una cuenta en Voice Rankings',
        intro:
          'Se ha pedido una cuenta nueva en Voice Rankings para esta dirección de correo. Ya tienes una. Inicia sesión con tu contraseña.',
        action: 'Si olvidaste la contraseña, elige aquí una nueva:',
      },
    },
    reset: {
      account: {
        subject: 'Elige una contraseña nueva para Voice Rankings',
        intro: 'Se ha pedido una contraseña nueva para tu cuenta en Voice Rankings.',
        action: 'Elígela en esta página. Se cerrará tu sesión en todos los demás sitios:',
      },
      none: {
        subject: 'No hay cuenta en Voice Rankings con esta dirección',
        intro:
          'Se ha pedido una contraseña nueva en Voice Rankings para esta dirección de correo. No hay ninguna cuenta con ella. Quizá usaste otra dirección.',
        action: 'Para crear una cuenta con esta dirección, elige aquí una contraseña:',
      },
    },
    earlyAccess: {
      added: {
        subject: 'Reseñas de chats en Voice Rankings: confirma tu dirección',
        intro:
          'Alguien dejó esta dirección de correo en Voice Rankings para saber cuándo empiezan las reseñas de los chats con voces. ¿No fuiste tú? Entonces no hagas nada.',
        action: (days) => `Confirma la dirección en esta página en un plazo de ${days} días. Si no, se borrará:`,
      },
      known: {
        subject: 'Tu dirección está en la lista de Voice Rankings',
        intro:
          'Alguien volvió a dejar esta dirección de correo en Voice Rankings. Ya está confirmada y no tienes que hacer nada. Sabrás cuándo empiezan las reseñas de los chats con voces.',
      },
      leave: 'Para borrar la dirección de inmediato, abre esta página y pulsa su botón:',
    },
    rest: 'El enlace sirve una vez y caduca en una hora. Si no lo pediste, no hagas caso de este correo. No ha cambiado nada.',
  },
}
