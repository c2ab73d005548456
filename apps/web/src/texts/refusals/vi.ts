import type { RefusalsTexts } from './en.ts'

export const vi: RefusalsTexts = {
  'refusal_unknown-word': '{{word}} không có trong từ điển.',
  'refusal_word-class': '{{word}} không hợp lệ theo luật này.',
  'refusal_missing-letters': '{{word}} còn thiếu {{missing}}.',
  refusal_stale: 'Lượt đó đã qua.',
}
