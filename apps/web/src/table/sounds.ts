import { currentSettings } from '../settings/settings.ts'

export type Sound = 'lay' | 'bag' | 'pass' | 'thrust' | 'tick'

let context: AudioContext | undefined

/** Browsers allow sound only after a user gesture; call it from one. */
export function startSound(): void {
  if (!currentSettings().sounds) return
  context ??= new AudioContext()
  void context.resume()
}

/** Sounds are synthesised from noise and one or two tones; there are no files. */
export function play(sound: Sound): void {
  const { sounds, volume } = currentSettings()
  if (!sounds || context?.state !== 'running') return
  const out = context.createGain()
  out.gain.value = volume
  out.connect(context.destination)
  const now = context.currentTime
  switch (sound) {
    case 'lay':
      knock(context, out, now, 900, 0.05)
      break
    case 'pass':
      knock(context, out, now, 260, 0.12)
      break
    case 'tick':
      knock(context, out, now, 1800, 0.025)
      break
    case 'bag':
      for (let i = 0; i < 4; i++) hiss(context, out, now + i * 0.045, 2400, 0.05)
      break
    case 'thrust':
      ring(context, out, now)
      hiss(context, out, now, 6000, 0.09)
      break
  }
}

/** A short falling tone that fades: like wood or ivory, depending on its pitch. */
function knock(audio: AudioContext, out: AudioNode, at: number, pitch: number, length: number): void {
  const tone = audio.createOscillator()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length)
  tone.connect(fading(audio, out, at, length, 0.7))
  tone.start(at)
  tone.stop(at + length)
  hiss(audio, out, at, pitch * 2, length / 2)
}

function hiss(audio: AudioContext, out: AudioNode, at: number, pitch: number, length: number): void {
  const noise = audio.createBufferSource()
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const data = samples.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  noise.buffer = samples
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  noise.connect(filter).connect(fading(audio, out, at, length, 0.5))
  noise.start(at)
}

/** Two metallic tones that are slightly out of tune. */
function ring(audio: AudioContext, out: AudioNode, at: number): void {
  for (const pitch of [3100, 4420]) {
    const tone = audio.createOscillator()
    tone.frequency.value = pitch
    tone.connect(fading(audio, out, at, 0.22, 0.18))
    tone.start(at)
    tone.stop(at + 0.22)
  }
}

function fading(audio: AudioContext, out: AudioNode, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  gain.connect(out)
  return gain
}

/** Vibration, on phones only and unless it is switched off. */
export function buzz(ms: number): void {
  if (currentSettings().vibration && 'vibrate' in navigator) navigator.vibrate(ms)
}
