import type { RecordingsMessages } from '../../recordings/messages.ts'
import { counted, number, plural } from './writing.ts'

export const recordings: RecordingsMessages = {
  title: 'Tiempos de las palabras de tu grabación',
  intro: 'Elige una grabación y pega su texto. Obtienes el instante de cada palabra.',
  outcomes: [
    ['Palabras que se iluminan', 'Un reproductor muestra tu texto y resalta cada palabra cuando se pronuncia.'],
    ['Subtítulos', 'Archivos WebVTT y SubRip para reproductores y editores de vídeo.'],
    ['Un reproductor para tu página', 'HTML para pegar y archivos para tu propio sitio.'],
  ],
  privacy: 'El servidor no guarda la grabación ni su texto.',
  file: 'Grabación',
  choose: 'Elegir una grabación',
  chooseHint: 'Pulsa aquí o suelta el archivo',
  formats: 'MP3, WAV, M4A, FLAC u Opus, como máximo 20 MB y 30 minutos',
  other: 'Para elegir otra, pulsa aquí o suelta un archivo',
  opening: 'Leyendo el archivo…',
  megabytes: (megabytes) => `${megabytes} MB`,
  refused: {
    unreadable: (name) =>
      `${name} no es un sonido que este navegador pueda reproducir. Guárdalo como MP3 y elígelo de nuevo.`,
    size: (name) => `${name} supera los 20 MB. Guárdalo como MP3 a 64 kbit/s o divídelo.`,
    length: (name) => `${name} dura más de 30 minutos. Divídelo y busca los tiempos de cada parte.`,
  },
  text: 'Texto de la grabación',
  textHint: 'Pega lo que se dice, palabra por palabra.',
  counter: (length, limit) => `${number(length)} / ${number(limit)} caracteres`,
  excess: (excess) => `${plural(excess, 'Sobra', 'Sobran')} ${counted(excess, 'carácter', 'caracteres')}`,
  language: 'Idioma del texto',
  gender: 'Voz de la persona',
  genders: { none: 'Sin indicar', female: 'Femenina', male: 'Masculina' },
  align: 'Buscar los tiempos',
  aligning: (percent) => `Buscando los tiempos: ${number(percent)} %`,
  alignHint: 'Media hora de sonido tarda uno o dos minutos.',
  cancel: 'Cancelar',
  missing: { file: 'Elige primero una grabación.', text: 'Pega el texto de la grabación.' },
  unconverted:
    'Tu navegador convierte este formato: hasta 10 minutos de un audio que pueda reproducir. Guarda la grabación como MP3.',
  failed: 'No se pudieron encontrar los tiempos. Inténtalo de nuevo.',
  kept: 'La grabación y el texto siguen aquí.',
  result: 'Tu grabación',
  estimated: 'Los tiempos son estimados',
  estimatedText: (language) =>
    `Ninguna voz local de este servidor habla este idioma (${language}), así que las palabras se reparten por la grabación según su longitud.`,
  misfit: 'El texto difiere de la grabación',
  misfitText: (quote, time) =>
    `Desde «${quote}», en ${time}, la grabación dice otra cosa. Corrige el texto ahí e inténtalo de nuevo.`,
  playFrom: (time) => `Reproducir desde ${time}`,
  edit: 'Editar el texto',
  startOver: 'Empezar de nuevo',
  files: 'Archivos',
  fileTexts: {
    vtt: 'Subtítulos con el instante de cada palabra, WebVTT',
    srt: 'Subtítulos, SubRip',
    json: 'Tiempos de las palabras, JSON',
    peaks: 'Forma de onda, JSON',
  },
  save: (fileName) => `Descargar ${fileName}`,
  embed: 'En tu página',
  embedText: (audio, captions, peaks) =>
    `Pon ${audio}, ${captions} y ${peaks} juntos en tu sitio y pega estas líneas en tu página.`,
  code: 'HTML del reproductor',
  copy: 'Copiar código',
  copied: '¡Copiado!',
  copyFailed: 'No se copió. Selecciona las líneas para copiarlas.',
}
