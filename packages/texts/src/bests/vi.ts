import type { BestTexts } from './en.ts'

export const vi: BestTexts = {
  bests: 'Kỷ lục cá nhân',
  bestsIs: 'Các ván chơi một mình, không dùng gợi ý: ít lượt nhất để tới đích, rồi nhiều điểm nhất.',
  bestNew: 'Kỷ lục cá nhân mới.',
  bestEqual: 'Bằng kỷ lục của bạn.',
  bestStands_one: 'Kỷ lục của bạn: {{points}} điểm trong {{count}} lượt.',
  bestStands_other: 'Kỷ lục của bạn: {{points}} điểm trong {{count}} lượt.',
  bestRow_one: '{{points}} điểm trong {{count}} lượt',
  bestRow_other: '{{points}} điểm trong {{count}} lượt',
  notRanked: 'Ván có dùng gợi ý không được xếp hạng.',
}
