import { expect, test } from './test.ts'

const SCENE = 'Anna: You said you would wait. You said it twice.\nBen: I did wait. Nine minutes.'

test('a scene for two gets two voices, speaks a line, and follows a wish', async ({ page, sound }) => {
  await page.goto('/cast')
  await page.getByRole('textbox', { name: 'Script' }).fill(SCENE)
  const anna = page.getByRole('tab', { name: /^Anna/ })
  await expect(anna).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab')).toHaveCount(2)

  await test.step('the voices of the two roles are told apart', async () => {
    await expect(page.getByText(/^Anna and Ben: distance [\d.]+, told apart\.$/)).toBeVisible()
  })

  await test.step('a voice speaks the first sentence of the role', async () => {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/voice/speech'))
    await page.getByRole('tabpanel').getByRole('button', { name: /^Play/ }).first().click()
    expect((await answered).request().postDataJSON()).toMatchObject({ text: 'You said you would wait.' })
    await expect.poll(() => sound.position()).toBeGreaterThan(0.2)
  })

  await test.step('a wish changes the voices of this role', async () => {
    await page.getByRole('radio', { name: 'Male', exact: true }).check()
    const list = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
    await expect
      .poll(async () => list.evaluateAll((rows) => rows.map(({ dataset }) => dataset['gender'])))
      .toEqual(Array.from({ length: 10 }, () => 'male'))
  })

  await test.step('a cast voice stays cast', async () => {
    const cast = page
      .getByRole('tabpanel')
      .getByRole('button', { name: / as Anna$/ })
      .nth(2)
    await cast.click()
    await expect(cast).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the scene is read at once in the cast voices', async () => {
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(/^Anna/)
    await page.getByRole('button', { name: 'Hear the scene' }).click()
    await page.waitForURL(/\/read\/[^/]+$/)
    await expect.poll(() => sound.position()).toBeGreaterThan(0.2)
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  })

  await test.step('the script is still there on the way back', async () => {
    await page.goBack()
    await expect(page.getByRole('list', { name: 'Script' }).getByRole('listitem')).toHaveText([
      'AnnaYou said you would wait. You said it twice.',
      'BenI did wait. Nine minutes.',
    ])
    await expect(page.getByRole('tabpanel').getByRole('button', { name: / as Anna$/, pressed: true })).toHaveCount(1)
  })
})
