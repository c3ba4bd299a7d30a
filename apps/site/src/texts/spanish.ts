import { ATTRIBUTE_NAMES } from '@voice-rankings/contract'
import {
  attributeDefinitions,
  attributeLabels,
} from '@voice-rankings/react/inside/translations/spanish/measuredWords.ts'
import type { TextPages } from './textPage.ts'

export const spanishTextPages: TextPages = {
  about: {
    title: 'Acerca de Voice Rankings',
    description: 'Acerca de Voice Rankings: de dónde vienen sus voces y cómo se miden.',
    blocks: [
      {
        text: 'Voice Rankings es un catálogo de voces sintéticas. Oye a cada voz leer el mismo texto, mira sus medidas y haz que diga tu propio texto. Cada palabra se ilumina cuando se pronuncia.',
      },
      { heading: 'De dónde vienen las voces' },
      {
        text: 'Las voces vienen de motores de voz en este servidor: Flite, eSpeak NG y Gnuspeech. Todas las muestras se generan y todos los números se miden. En su primer arranque, el servidor genera la muestra de cada voz: la bienvenida de un asistente de voz personal, en el idioma de la voz. Los nombres de pila se eligieron para distinguir las voces. El nombre que les da el motor se muestra como modelo.',
      },
      { heading: 'Cómo se miden los números' },
      { terms: ATTRIBUTE_NAMES.map((name) => [attributeLabels[name], attributeDefinitions[name]]) },
      {
        text: 'Los resúmenes, las interpretaciones y los usos recomendados se derivan solo de estas medidas, con reglas fijas.',
      },
      { heading: 'Palabra por palabra' },
      {
        text: 'Los tiempos de las palabras vienen del propio motor si los indica. Si no, el audio se alinea con una grabación cuyos tiempos se conocen.',
      },
      { text: '[Ver las voces](/voices)' },
    ],
  },
  privacy: {
    title: 'Privacidad',
    description: 'Los datos que este servidor guarda de una visita, durante cuánto tiempo y cómo borrarlos.',
    blocks: [
      {
        text: 'Esta página describe el software de este sitio. Quien gestiona este servidor decide dónde funciona y quién tiene acceso. Pregúntale todo lo que no esté en esta página.',
      },
      { heading: 'Sin seguimiento' },
      {
        text: 'No hay publicidad, ni estadísticas de visitas, ni archivos de otro servidor: las banderas, las fuentes y los iconos vienen de este servidor. Las voces de Flite, eSpeak NG y Gnuspeech funcionan en esta máquina. Con estas voces, ningún servicio de voz externo recibe tus datos.',
      },
      { heading: 'Datos en tu navegador' },
      {
        terms: [
          [
            'Cookies',
            'La cookie de dispositivo hace tuyos los fragmentos y las valoraciones antes de que inicies sesión; dura 400 días. La cookie de sesión dura mientras tienes la sesión abierta: como máximo 90 días, o 30 días sin uso. La cookie de inicio de sesión dura unos minutos, mientras inicias sesión. La cookie de dispositivo conocido recuerda durante 400 días que iniciaste sesión en este dispositivo con tu contraseña, para que desconocidos que prueban contraseñas no te bloqueen. La cookie de idioma guarda durante 400 días el idioma que elegiste al pie de la página. Los scripts no pueden leer estas cookies y otros sitios no las reciben.',
          ],
          [
            'Ajustes',
            'El tema, cuadrícula o lista, el visualizador, los subtítulos y la velocidad del reproductor, el sonido en el mapa, tus seis últimas búsquedas de voces, la frase de la lista de voces, el texto de tu grabación, tus posiciones de reproducción y, hasta que inicies sesión, tus estrellas. Nunca salen del navegador. Al cerrar la sesión se borran tus búsquedas, textos y posiciones.',
          ],
          [
            'Copias',
            'Las últimas 100 páginas visitadas y 200 sonidos oídos, para que funcionen sin conexión. Nunca salen del navegador. Al cerrar la sesión se borran.',
          ],
        ],
      },
      { heading: 'Datos en el servidor' },
      {
        terms: [
          [
            'Fragmentos',
            'Cada texto generado, con su audio y su fecha. Un fragmento se comparte al principio: quien tenga su dirección puede oírlo. Deja de compartirlo en [Mis fragmentos](/app/snippets); entonces solo tú puedes oírlo. Sus ajustes para compartir también permiten darlo a quienes tengan un enlace, hasta el día que elijas o hasta que lo revoques. Ahí también puedes eliminarlo y deshacerlo durante diez minutos; su texto y su audio se borran después en menos de dos horas, salvo que otra persona haya generado lo mismo.',
          ],
          [
            'Textos largos',
            'Lo que pides leer en [Leer](/read), con el audio de sus frases y el lugar donde te detuviste. Solo tú puedes abrirlo, hasta que lo compartas con todo el mundo o con quienes tengan un enlace. Un texto eliminado se guarda una hora, para que puedas restaurarlo, y después se borra con su audio. Los archivos que descargas se guardan un día. Este servidor consulta la dirección que pegas y guarda el texto del artículo.',
          ],
          [
            'Conversaciones',
            'Tus mensajes a las voces y sus respuestas. Solo tú puedes abrirlos. Si el operador ha configurado un servidor de conversación, cada mensaje se le envía con los últimos de la conversación, sin tu nombre ni tu dirección; el operador decide dónde está y qué guarda. El audio de un mensaje se borra en menos de una hora. Una conversación desaparece en cuanto la borras, y con tu cuenta. Sin sesión no se guarda nada de una conversación.',
          ],
          [
            'Pronunciaciones',
            'Los términos de tu [léxico](/app/lexicon) y cómo se pronuncian. Solo tú puedes verlos; hasta que inicies sesión, pertenecen al dispositivo. Se eliminan con tu cuenta.',
          ],
          [
            'Voces creadas',
            'Sus nombres y los valores que has ajustado en [Crear una voz](/create-voice), con una muestra. Solo tú puedes usarlas; hasta que inicies sesión, pertenecen al dispositivo. Una voz eliminada se puede restaurar y conserva su nombre en lo que ha dicho; con tu cuenta se eliminan los nombres y los valores.',
          ],
          [
            'Listas de reproducción',
            'Sus nombres, sus elementos en orden y el lugar donde te detuviste. Solo tú puedes abrir una lista, hasta que la compartas con todo el mundo o con quienes tengan un enlace. Ese enlace abre también tus fragmentos y textos privados de la lista. Una lista eliminada se guarda una hora, para que puedas restaurarla.',
          ],
          [
            'Amigos',
            'Si dejas que te sigan en [Amigos](/buddies), quien conoce tu nombre de usuario o tu enlace ve, con tu nombre, las colecciones, listas y textos que compartes con todo el mundo, y tus gustos en las pruebas a ciegas si lo permites. Sin ese ajuste nadie te encuentra, y ninguna página revela si tu nombre existe. Se guardan los dos ajustes, a quién sigues y desde cuándo, y a quién has bloqueado. Las personas a las que sigues ven tu nombre de usuario.',
          ],
          [
            'Valoraciones',
            'Las estrellas, la voz, el texto que oíste, la fecha y el dispositivo o la cuenta. Con cada valoración se guarda un hash de la dirección de red, para detectar muchas valoraciones de una misma fuente. La dirección en sí no se guarda.',
          ],
          [
            'Tu cuenta',
            'Dirección de correo, nombre de usuario, favoritos, colecciones y todos los cambios de tus créditos. Las contraseñas se guardan como hashes con sal (scrypt). Las cuentas de otros servicios de inicio de sesión no tienen contraseña aquí. Solo se envían correos sobre una cuenta si quien gestiona el servidor ha configurado un servidor de correo, y solo cuando alguien pide un enlace para elegir una contraseña. Tu dirección se pasa entonces a ese servidor.',
          ],
          [
            'Licencias',
            'El plan, las fechas de compra y activación, y el número del pedido en el proveedor de pagos. La clave de licencia no se guarda. Para comprar abres la página de ese proveedor, que recibe el identificador de tu cuenta aquí y todo lo que escribas allí. Si eliminas tu cuenta, la licencia queda sin tu nombre, para que su clave no se use otra vez.',
          ],
          [
            'Acceso anticipado',
            'La dirección que dejas para saber cuándo empiezan las [reseñas de chats](/chat-reviews-early-access), el idioma de la página y los momentos en que la dejaste y la confirmaste. Una dirección sin confirmar se borra a los siete días. Cada correo tiene un enlace que la borra de inmediato. No pertenece a ninguna cuenta: eliminar una cuenta con la misma dirección no la borra. La dirección se pasa al servidor de correo de quien gestiona el servidor, que puede leer la lista.',
          ],
          [
            'Tu dirección de red',
            'Se cuenta para los límites mientras dura el límite: una hora para los textos generados, salvo que quien gestiona el servidor haya elegido otra cosa. El registro contiene el método, la ruta, el estado y la duración de cada petición. No contiene direcciones ni contenidos.',
          ],
        ],
      },
      {
        text: 'Cuando inicias sesión, los datos de tu dispositivo pasan a tu cuenta. Tu nombre de usuario es tu nombre público. Las demás personas solo lo ven si dejas que te sigan o si las sigues.',
      },
      { heading: 'Borrar tus datos' },
      {
        text: 'Puedes dejar de compartir fragmentos, borrar colecciones, quitar favoritos y cambiar tu nombre de usuario. En [Mi cuenta](/app/account) puedes descargar todos los datos de tu cuenta en un archivo y borrar la cuenta.',
      },
      {
        text: 'Una cuenta se borra al momento, con su contraseña, sus favoritos, colecciones, listas de reproducción, créditos y fragmentos no compartidos. Los fragmentos compartidos se pueden seguir oyendo, sin tu nombre. Tus valoraciones siguen contando, sin tu nombre, los textos y la red. Las copias de tu audio en otros formatos se borran en 30 días, y los contadores de los límites en una hora. Las copias de seguridad se conservan mientras las guarde quien gestiona el servidor.',
      },
      {
        text: 'Los fragmentos y las valoraciones de un dispositivo sin sesión no se pueden borrar en estas páginas. Inicia sesión primero: entonces pertenecen a tu cuenta.',
      },
    ],
  },
  terms: {
    title: 'Condiciones',
    description: 'Reglas de uso de este sitio y de la voz generada, sus límites y su garantía.',
    blocks: [
      {
        text: 'Voice Rankings es software libre. Quien gestiona este servidor puede poner otras condiciones. Estas son las del propio software.',
      },
      { heading: 'El software' },
      {
        text: 'Tiene licencia MIT. La parte que ejecuta eSpeak NG y Gnuspeech tiene licencia GPL-3.0-or-later, como esos motores. Ambas se ofrecen sin ninguna garantía.',
      },
      { heading: 'Voz generada' },
      {
        text: 'Tus textos siguen siendo tuyos. No reclamamos ningún derecho sobre la voz que se genera con ellos. Genera solo lo que te esté permitido: ningún secreto de otras personas, nada que dañe o engañe, y ninguna voz presentada como la de una persona real. Quien gestiona el servidor puede ocultar un fragmento a los demás. Entonces ves el motivo junto al fragmento.',
      },
      { heading: 'Límites' },
      {
        terms: [
          ['Longitud', '500 caracteres por texto, 1000 para las cuentas de un nivel superior.'],
          ['Sin sesión', 'Un número de textos por dispositivo y red. El reproductor muestra cuándo puedes continuar.'],
          [
            'Con sesión',
            'Un crédito por carácter pronunciado. El mismo texto con la misma voz es gratis la segunda vez. Los créditos no son dinero. Si quien gestiona el servidor vende planes, están en la página [Ampliar](/upgrade).',
          ],
        ],
      },
      { heading: 'Valoraciones' },
      {
        text: 'Valora una voz solo después de oírla, y solo una vez. Las valoraciones que parecen automáticas o coordinadas se guardan y no cuentan. La clasificación muestra la certeza de cada puntuación.',
      },
      { heading: 'Garantía' },
      {
        text: 'No hay ninguna: el servicio puede terminar y sus medidas pueden ser erróneas. Los métodos se describen en [Acerca de](/about), y los datos guardados en [Privacidad](/privacy).',
      },
    ],
  },
}
