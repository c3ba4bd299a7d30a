import { useId } from 'react'
import type { ReactNode } from 'react'
import { useProfile } from '../runtime/index.ts'
import { LoginButton } from './LoginButton.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface MembersOnlyProps extends RootProps {
  title: string
  /** Description of the content for visitors. */
  description: string
  /** Address of the separate login page; with it the login also works without scripts. */
  loginHref?: string
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2 | 3
  children: ReactNode
}

/**
 * Content for logged-in users; a visitor sees a description and a login button.
 *
 * @example
 * <MembersOnly title="Your snippets" description="Log in to see them." loginHref="/login">
 *   <Snippets />
 * </MembersOnly>
 */
export function MembersOnly({
  title,
  description,
  loginHref,
  headingLevel = 2,
  children,
  ...props
}: MembersOnlyProps): ReactNode {
  const profile = useProfile()
  const id = useId()
  if (profile) return children
  const Heading = `h${headingLevel}` as const
  return (
    <section part="members" aria-labelledby={id} {...rootProps(props, 'voice-members')}>
      <Heading id={id} part="members-title">
        {title}
      </Heading>
      <p>{description}</p>
      <LoginButton href={loginHref} />
    </section>
  )
}
