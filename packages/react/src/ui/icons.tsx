/** Icon paths in a 24-unit box. */
const SHAPES = {
  play: 'M6.5 4.2v15.6L19.5 12z',
  pause: 'M6 4h3v16H6zM15 4h3v16h-3z',
  generate: 'M2 10v4M6 6v12M10 3v18M14 8v8M18 5v14M22 10v4',
  captions: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 11h2M13 11h4M7 15h4M15 15h2',
  star: 'm12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z',
} as const

/**
 * Icons shown in an idle player. They are defined here because the first icon of the library adds 2 kB of its code, an
 * eighth of a whole player; lazy parts use the library. A component, because Preact retains the whole tree in which a
 * shared element was first rendered.
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
