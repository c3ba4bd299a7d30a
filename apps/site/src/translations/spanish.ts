import { spanishMessages } from '@voice-rankings/react/spanish'
import type { SiteTranslation } from '../languages/translation.ts'
import { spanishBuddiesMessages } from './buddies/spanish.ts'
import { spanishChatMessages } from './chat/spanish.ts'
import { spanishEarlyAccessMessages } from './earlyAccess/spanish.ts'
import { spanishExtensionMessages } from './extension/spanish.ts'
import { spanishOperatorMessages } from './operator/spanish.ts'
import { spanishUpgradeMessages } from './upgrade/spanish.ts'

/** All texts of the site in Spanish. */
export const spanishSiteMessages: SiteTranslation = {
  components: spanishMessages,
  site: {
    pages: {
      '/voices': 'Voces',
      '/leaderboard': 'Clasificación',
      '/blind': 'Prueba a ciegas',
      '/cast': 'Reparto',
      '/create-voice': 'Crear una voz',
      '/create-playlist': 'Crear una lista',
      '/read': 'Leer',
      '/align': 'Tiempos de palabras',
      '/about': 'Acerca de',
      '/upgrade': 'Ampliar',
      '/buddies': 'Amigos',
      '/privacy': 'Privacidad',
      '/terms': 'Condiciones',
    },
    titles: {
      site: 'oír, medir y comparar voces sintéticas',
      playlists: 'Mis listas',
      playlist: 'Lista de reproducción',
      snippets: 'Mis fragmentos',
      compare: (name) => `Comparar ${name}`,
      provider: (name) => `Voces de ${name}`,
      chat: (name) => `Chat con ${name}`,
      views: { details: 'detalles', similar: 'voces similares', analysis: 'análisis' },
    },
    descriptions: {
      align:
        'El tiempo de cada palabra de tu grabación: palabras resaltadas, subtítulos WebVTT y SubRip, y un reproductor para tu página.',
      blind: 'Oye dos voces decir la misma frase sin saber sus nombres y di cuál lee mejor.',
      cast: 'Pega un guion, recibe voces para cada papel con los motivos y óyelas decir sus líneas.',
      compare: (name) =>
        `Oye a ${name} y hasta tres voces más decir el mismo texto, con el mismo volumen, con sus nombres o sin ellos.`,
      createPlaylist: 'Pon muestras y fragmentos en un orden y óyelos uno tras otro, palabra por palabra.',
      createVoice: 'Diseña una voz con controles de tono, ritmo, garganta y textura, óyela al momento y guárdala.',
      leaderboard:
        'Las voces sintéticas según las pruebas a ciegas y las valoraciones, con el número de votos y la precisión de cada puntuación.',
      playlists: 'Tus listas de muestras y fragmentos: óyelas, cámbialas y crea otras.',
      provider: (name, voices) =>
        `Escucha las voces de ${name} (${voices.toLocaleString('es-ES')}), con sus precios, licencias y medidas.`,
      read: 'Pega un artículo, un capítulo o un libro y óyelo al momento, palabra por palabra, con la voz que elijas. Sigue donde lo dejaste.',
      readWork: 'Un texto leído en voz alta, palabra por palabra.',
      snippets: 'Los textos que has hecho decir: óyelos, búscalos, compártelos y haz que se digan de nuevo.',
      voices: 'Las voces sintéticas por idioma, proveedor y medidas: tono, ritmo, intensidad, crepitación y energía.',
      voice: (name, gender, provider, language) =>
        `${name}, voz ${{ female: 'femenina ', male: 'masculina ', unknown: '' }[gender]}de ${provider} en ${language}`,
      generate: (voice) => `${voice}: óyela, escribe un texto y síguelo palabra por palabra.`,
      details: (voice) => `${voice}: medidas y usos recomendados.`,
      similar: (voice) => `${voice}: voces parecidas, en conjunto y en cada medida.`,
      analysis: (voice) => `${voice}: tono, intensidad y crepitación mientras habla.`,
      pace: (wordsPerMinute) => `${wordsPerMinute} palabras por minuto`,
      measured: (figures) => `Medidas: ${figures}.`,
      waveform: (voice) => `Forma de onda: ${voice}`,
    },
    footer: {
      claim: 'Cada cifra de aquí se midió en el propio audio.',
      label: 'Pie de página',
      docs: 'Documentación',
      api: 'API',
      language: 'Idioma',
    },
    header: {
      main: 'Principal',
      menu: 'Menú',
      search: 'Buscar voces',
      closeSearch: 'Cerrar la búsqueda',
      skip: 'Ir al contenido',
    },
    theme: { label: 'Tema', auto: 'Tema del sistema', light: 'Tema claro', dark: 'Tema oscuro' },
    mine: {
      label: 'Mis páginas',
      home: 'Mi inicio',
    },
    home: {
      title: 'Escribe una frase. Oye quién la dice mejor.',
      description: 'Escribe una frase y oye cómo la dicen voces sintéticas. Cada voz se mide en su propio audio.',
      intro: (voices, providers) =>
        voices === 1
          ? 'Una voz sintética, medida en su propio audio.'
          : `${voices > 0 ? `${voices.toLocaleString('es-ES')} voces sintéticas` : 'Voces sintéticas'}${providers > 1 ? ` de ${providers} proveedores` : ''}, cada una medida en su propio audio.`,
      browse: 'Explorar todas las voces',
      search: 'Describe una voz',
      find: 'Buscar',
      starting: 'Se están midiendo las primeras voces. Aparecen aquí cuando están listas.',
      map: (language) => `Todas las voces en ${language}, donde las sitúa su propio audio`,
      mapHint:
        'A la izquierda, grave; a la derecha, aguda; arriba, rápida. Pasa el cursor por una voz para oír su muestra y haz clic para oír tu frase.',
      mapHintTouch: 'A la izquierda, grave; a la derecha, aguda; arriba, rápida. Toca una voz para oír tu frase.',
      openMap: 'Abrir el mapa',
      compare: '¿Qué voz la dice mejor?',
      compareHint: 'Dos voces, una frase: la tuya.',
      embed: 'Una voz en tu página',
      embedHint: 'Un reproductor con su texto, en HTML sencillo.',
      code: 'HTML de este reproductor',
      copy: 'Copiar',
      copied: 'Copiado',
      copyFailed: 'No se pudo copiar. Selecciona las líneas para copiarlas.',
      ownRecording: 'O con tu propia grabación',
    },
    leaderboard: {
      title: 'Clasificación',
      intro: 'Ordenadas por personas que oyeron a dos voces decir la misma frase sin saber cuál era cuál.',
      byStars: 'Por estrellas',
      byStarsIntro: 'Voces por valoración, con la certeza de cada nota.',
      filters: 'Filtros',
    },
    map: {
      loading: 'Cargando el mapa…',
      noScript: 'El mapa necesita JavaScript. Las mismas voces, con sus cifras:',
      list: 'mostrarlas como lista',
    },
    appHome: {
      title: 'Mi inicio',
      description: 'Tus créditos, últimos fragmentos y voces favoritas en un solo lugar.',
      snippets: 'Todos mis fragmentos',
    },
    appVoices: {
      title: 'Mis voces',
      description: 'Tus voces favoritas y las que has creado, en todos tus dispositivos.',
      favorites: 'Mis voces favoritas',
    },
    appCollections: {
      title: 'Mis colecciones',
      description: 'Tus propios conjuntos de voces. Solo tú puedes verlos.',
    },
    appLexicon: {
      title: 'Léxico',
      description: 'Cómo se pronuncian los nombres y términos en los textos que generas. Solo tú puedes verlos.',
    },
    shareSettings: {
      title: 'Ajustes para compartir',
      description: 'Quién puede ver y oír esto, sus enlaces y dónde se puede reproducir.',
    },
    shared: { description: 'Compartido contigo', voice: 'Más de esta voz', voices: 'Voces de esta colección' },
    appAccount: {
      title: 'Mi cuenta',
      description: 'Los datos de tu cuenta, tus datos en un archivo y la eliminación de la cuenta.',
      deleted: 'Tu cuenta se ha eliminado',
      deletedText: 'Se ha cerrado tu sesión en todas partes. Gracias por escuchar.',
    },
    special: {
      title: 'Especial',
      refused: 'Entra para ver esta página.',
      text: (name) =>
        `Has entrado como ${name}. Solo quienes han entrado pueden ver esta página. Todavía no tiene más contenido.`,
    },
    offline: {
      title: 'No tienes conexión',
      text: 'Sin conexión puedes abrir las páginas que visitaste y reproducir los sonidos que oíste.',
      retry: 'Reintentar',
      saved: 'Guardado en este dispositivo',
    },
    error: {
      home: 'Volver al inicio',
      retry: 'Reintentar',
      denied: 'Acceso denegado',
      deniedText: 'No tienes permiso para ver esta página.',
      missing: 'Página no encontrada',
      missingText: 'La página que buscas no existe o se ha movido.',
      missingAt: (path) => `Página no encontrada: ${path}`,
      unexpected: 'Se produjo un error inesperado',
      unexpectedText: 'Algo salió mal. Inténtalo de nuevo más tarde.',
      unreached: 'No se pudo conectar con el servidor. Comprueba la conexión e inténtalo de nuevo.',
    },
    notice: {
      label: 'Aviso',
      new: 'Hay una nueva versión disponible.',
      failed: 'No se pudo cargar una parte de esta página.',
      unsaved: { favorite: 'No se pudo guardar el favorito.', rating: 'No se pudo guardar tu valoración.' },
      tryAgain: 'Inténtalo de nuevo.',
      reload: 'Recargar',
      dismiss: 'Cerrar',
    },
    plain: {
      samples: 'Escuchar las muestras',
      sampleOf: (name) => `Muestra de ${name}`,
      snippetOf: (name) => `Lo que dice ${name}`,
      needsScripts: 'Esto necesita JavaScript.',
      snippetMissing: 'Este fragmento se eliminó o no está compartido. Se oye la muestra de la voz.',
      site: 'Voice Rankings',
      score: (score) => `Valorada con ${score} sobre 5`,
      onSite: (name) => `${name} en Voice Rankings`,
    },
  },
  extension: spanishExtensionMessages,
  operator: spanishOperatorMessages,
  upgrade: spanishUpgradeMessages,
  chat: spanishChatMessages,
  earlyAccess: spanishEarlyAccessMessages,
  buddies: spanishBuddiesMessages,
}
