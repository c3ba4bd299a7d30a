/** Languages of the voices that an installation has out of the box, ISO 639. */
export const CATALOGUE_LANGUAGES: readonly string[] =
  'af bg ca cs da de el en es et fi fr hi hr hu id is it ko lt lv nb nl pl pt ro ru sk sl sv sw tr uk vi'.split(' ')
