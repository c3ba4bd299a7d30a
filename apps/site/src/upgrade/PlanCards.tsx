import { type Api, type CallOutput, type License, type Plan, WORK_LIMITS } from '@voice-rankings/contract'
import { useProfile } from '@voice-rankings/react'
import { useUpgradeTexts } from './useUpgradeTexts.ts'

type Offer = CallOutput<Api['licenses']['plans']>

/** Plans beside what is free, as cards; that of the visitor is marked. */
export function PlanCards({ plans, free_plan: free, licenses }: Offer & { licenses: readonly License[] }) {
  const { texts, number } = useUpgradeTexts()
  const profile = useProfile()
  const active = new Set(licenses.filter((one) => one.license_state === 'active').map(({ plan_id }) => plan_id))
  const ofText = texts.texts(number(free.text_limit))
  const minutes = number(Math.ceil(free.hold_seconds / 60))
  return (
    <ul className="site-plans" aria-label={texts.plans}>
      <Card name={texts.visitor} price={texts.noPrice} isYours={profile === null}>
        <li>{ofText}</li>
        <li>{texts.longTexts(number(WORK_LIMITS.visitor))}</li>
        <li>{texts.hold(number(free.hold_limit), minutes)}</li>
      </Card>
      <Card name={texts.account} price={texts.noPrice} isYours={profile !== null && active.size === 0}>
        <li>{ofText}</li>
        <li>{texts.longTexts(number(WORK_LIMITS.free))}</li>
        <li>{texts.noHold}</li>
        <li>{texts.signUpCredits(number(free.sign_up_credits))}</li>
      </Card>
      {plans.map((plan) => (
        <Card key={plan.plan_id} name={plan.plan_name} price={plan.plan_price} isYours={active.has(plan.plan_id)}>
          <li>{texts.texts(number(plan.text_limit))}</li>
          <li>{texts.longTexts(number(WORK_LIMITS.paid))}</li>
          <li>{texts.noHold}</li>
          {plan.plan_credits > 0 && <li>{texts.credits(number(plan.plan_credits))}</li>}
          <li>{plan.plan_days === null ? texts.forever : texts.days(number(plan.plan_days))}</li>
          <Purchase {...plan} />
        </Card>
      ))}
    </ul>
  )
}

function Card({
  name,
  price,
  isYours,
  children,
}: {
  name: string
  price: string | null
  isYours: boolean
  children: React.ReactNode
}) {
  const { texts } = useUpgradeTexts()
  return (
    <li className="site-plan" aria-current={isYours || undefined}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      {isYours && <strong className="site-plan-mark">{texts.yours}</strong>}
      {price !== null && (
        <p className="site-plan-price">
          <bdi>{price}</bdi>
        </p>
      )}
      <ul>{children}</ul>
    </li>
  )
}

/** Way to get a plan. */
function Purchase({ checkout_url, has_checkout, plan_name }: Plan) {
  const { texts } = useUpgradeTexts()
  if (checkout_url !== null) {
    return (
      <li className="site-plan-action">
        <a className="voice-button" data-variant="primary" data-size="medium" href={checkout_url}>
          {texts.buy(plan_name)}
        </a>
      </li>
    )
  }
  return <li className="site-plan-action site-hint">{has_checkout ? texts.loginToBuy : texts.byKey}</li>
}
