/** The shapes of the icons, 24 units wide. */
const SHAPES = {
  play: 'M6.5 4.2v15.6L19.5 12z',
  pause: 'M6 4h3v16H6zM15 4h3v16h-3z',
  generate: 'M2 10v4M6 6v12M10 3v18M14 8v8M18 5v14M22 10v4',
  captions: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 11h2M13 11h4M7 15h4M15 15h2',
  star: 'm12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z',
  openPage: 'M14 3h7v7M11 13 21 3M18 14v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h5',
} as const

/**
 * One of the few icons that a player shows before anybody touched it. They are drawn here because the first of the icon library's
 * brings 2 kB of its machinery along, an eighth of a whole player; what is loaded on demand takes the library's. A component, because
 * Preact keeps of an element that is made once for all the whole tree it was first shown in.
 */
export function Icon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
