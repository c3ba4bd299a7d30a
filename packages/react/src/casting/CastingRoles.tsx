import { GENDERS, TOLD_APART, TRAIT_NAMES } from '@voice-rankings/contract'
import type { CastingRole } from '@voice-rankings/contract'
import { Play } from 'lucide-react'
import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import { Alert, Button, Segmented } from '../ui/index.ts'
import { nextTab } from '../ui/tabKeys.ts'
import { voicesMessages } from '../voices/messages.ts'
import { CastingRow } from './CastingRow.tsx'
import { castVoiceOf } from './useCasting.ts'
import type { CastingModel } from './useCasting.ts'

interface CastingRolesProps extends Omit<CastingModel, 'roles' | 'role'> {
  roles: readonly CastingRole[]
  /** Role whose voices are shown. */
  role: CastingRole
}

/** Roles as tabs, and the voices of the chosen one. */
export function CastingRoles(props: CastingRolesProps) {
  const { texts, roles, role, scene, onHear } = props
  const id = useId()
  const writing = useWriting()
  const nameOf = ({ role: name }: Pick<CastingRole, 'role'>) => name || texts.narrator
  const at = roles.indexOf(role)
  const { nearest_role: nearest, nearest_distance: distance } = role
  const hidden = role.voice_count - role.voices.length
  return (
    <>
      <div part="casting-head">
        <div role="tablist" part="casting-roles" aria-label={texts.roles}>
          {roles.map((one, index) => (
            <button
              key={one.role}
              type="button"
              role="tab"
              id={`${id}-${index}`}
              aria-selected={one === role}
              aria-controls={`${id}-panel`}
              tabIndex={one === role ? 0 : -1}
              data-gender={castVoiceOf(one)?.voice.voice_gender}
              onClick={() => props.onRoleChange(one.role)}
              onKeyDown={(event) => {
                const next = nextTab(event, index, roles.length)
                if (next === null) return
                props.onRoleChange(roles[next]?.role ?? '')
                event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
              }}
            >
              <span aria-hidden="true">{initialOf(nameOf(one))}</span>
              <b dir="auto">{nameOf(one)}</b> <span>{castVoiceOf(one)?.voice.voice_name ?? texts.notCast}</span>
            </button>
          ))}
        </div>
        {scene ? (
          <Button
            variant="primary"
            size="large"
            icon={<Play aria-hidden="true" />}
            busy={scene.isCreating}
            onClick={onHear}
          >
            {texts.hear}
          </Button>
        ) : null}
      </div>
      {scene && scene.problem !== null ? <Alert title={scene.problem || texts.notStored} /> : null}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`} part="casting-role">
        <p part="casting-measures">{texts.lines(role.word_count, formatNumber(role.words_per_sentence, 0, writing))}</p>
        <CastingWishes {...props} />
        {role.voices.length === 0 ? <p part="casting-none">{texts.none}</p> : null}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it */}
        <ol part="casting-list" onKeyDown={moveBetweenRows}>
          {role.voices.map((voice, index) => (
            <CastingRow
              key={voice.voice.voice_id}
              {...props}
              rank={index + 1}
              cast={voice}
              roleName={nameOf(role)}
              isCast={voice.voice.voice_id === role.cast_voice_id}
            />
          ))}
        </ol>
        <output part="casting-apart" data-alike={distance !== null && distance < TOLD_APART ? '' : undefined}>
          {nearest === null || distance === null
            ? ''
            : (distance < TOLD_APART ? texts.alike : texts.apart)(
                nameOf(role),
                nameOf({ role: nearest }),
                formatNumber(distance, 1, writing),
              )}
        </output>
        {hidden > 0 ? <p part="casting-more">{texts.more(hidden)}</p> : null}
      </div>
    </>
  )
}

const initialOf = (name: string) => name.match(/[\p{L}\p{N}]/u)?.[0].toLocaleUpperCase() ?? ''

/** Moves the focus from a button of a voice to the same button of the next or previous voice by the arrow keys. */
function moveBetweenRows(event: KeyboardEvent<HTMLOListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const rows = [...event.currentTarget.children].map((row) => [...row.querySelectorAll('button')])
  const at = rows.findIndex((buttons) => buttons.some((one) => one === event.target))
  const button = rows[at]?.findIndex((one) => one === event.target) ?? -1
  const next = step && rows[at + step]?.[button]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Gender and traits that the role is to have. */
function CastingWishes({ texts, choice, onGenderChange, onTraitToggle }: CastingRolesProps) {
  const voices = useMessages('voices', voicesMessages)
  return (
    <div part="casting-wishes">
      <Segmented
        label={texts.gender}
        options={[
          { value: '', label: texts.anyGender },
          ...GENDERS.map((value) => ({ value, label: texts.genders[value] })),
        ]}
        value={choice.gender ?? ''}
        onValueChange={(value) => onGenderChange(GENDERS.find((one) => one === value) ?? null)}
      />
      <fieldset aria-label={texts.wishes} part="casting-traits">
        {TRAIT_NAMES.map((trait) => (
          <button
            key={trait}
            type="button"
            aria-pressed={choice.traits.includes(trait)}
            onClick={() => onTraitToggle(trait)}
          >
            {voices.traits[trait]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
