import type { CommonTexts } from './en.ts'

export const vi: CommonTexts = {
  motto: 'Chữ như gươm.',
  you: 'Bạn',
  labelled: '{{label}}: {{value}}',
  playerNumber: 'Người chơi {{number}}',
  programName: '{{name}} (chương trình)',
  connecting: 'Đang kết nối…',
  reconnecting: 'Mất kết nối. Đang thử lại; không gì bị mất.',
  concedeSure: 'Chịu thua ván này?',
  hintNothing: 'Không tìm được từ nào đáng đặt.',
  over: 'Ván đã kết thúc',
  adjourned: 'Ván được tạm dừng',
  waitForOthers: 'Đang chờ những người khác.',
}
