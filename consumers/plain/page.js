const server = new URLSearchParams(location.search).get('server')
const [owl, player] = document.querySelectorAll('voice-player')
const report = document.querySelector('p')
const heard = { state: 'Not played yet', stars: 0 }

function tell(news) {
  Object.assign(heard, news)
  report.textContent = `${heard.state}, ${heard.stars} stars`
}
owl.addEventListener('play', () => tell({ state: 'Speaking' }))
owl.addEventListener('pause', () => tell({ state: 'Paused' }))
owl.addEventListener('rating-saved', ({ detail }) => tell({ stars: detail }))

document.querySelector('#rename').addEventListener('click', () => {
  owl.setAttribute('title', 'Barn owl')
  owl.marks = [{ word: 'Barn', startTime: 0, duration: 300 }]
})
document.querySelector('#show').addEventListener('click', ({ target }) => {
  if (owl.isConnected) owl.remove()
  else document.querySelector('section').append(owl)
  target.textContent = owl.isConnected ? 'Hide' : 'Show'
})
document.querySelector('#lock').addEventListener('click', ({ target }) => {
  player.readOnly = !player.readOnly
  target.textContent = player.readOnly ? 'Unlock' : 'Lock'
})

owl.marks = [
  { word: 'Any', startTime: 0, duration: 300 },
  { word: 'sound', startTime: 300, duration: 400 },
]
owl.peaks = [0, 50, 100, 50]

const answer = await fetch(`${server}/api/v1/voice/flite/female/slt--base`)
const { voice } = await answer.json()
owl.src = server + voice.voice_sample_url
player.baseUrl = server
player.voice = voice
