import { useId } from 'react'
import { Alert, Button, Spinner } from '../ui/index.ts'
import { CastingLines } from './CastingLines.tsx'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { CastingForm, CastingText } from './CastingForm.tsx'
import { CastingRoles } from './CastingRoles.tsx'
import type { CastingModel } from './useCasting.ts'

interface CastingViewProps extends CastingModel, RootProps {
  headingLevel: 1 | 2 | 3
}

/** View of a casting: the script on one side, the roles with their voices on the other. */
export function CastingView({ headingLevel, ...props }: CastingViewProps) {
  const { texts, roles, role, isLoading, problem, onRetry } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section part="casting" aria-labelledby={id} {...rootProps(props, 'voice-casting')}>
      <div part="casting-columns">
        <div part="casting-script">
          <Heading id={id}>{texts.title}</Heading>
          <p>{texts.intro}</p>
          {props.isEditing ? <CastingText {...props} /> : <CastingLines {...props} />}
          <CastingForm {...props} />
        </div>
        <div part="casting-voices" aria-busy={isLoading}>
          {problem === null ? null : (
            <Alert title={problem || texts.failed}>
              <Button size="small" onClick={onRetry}>
                {texts.retry}
              </Button>
            </Alert>
          )}
          {roles && role ? <CastingRoles {...props} roles={roles} role={role} /> : null}
          {role || problem !== null ? null : isLoading ? (
            <p part="casting-loading">
              <Spinner /> {texts.loading}
            </p>
          ) : (
            <div part="casting-empty">
              <p>{texts.empty}</p>
              {texts.examples.map(({ name, text }) => (
                <Button key={name} size="small" onClick={() => props.onDraftChange({ text })}>
                  {name}
                </Button>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
