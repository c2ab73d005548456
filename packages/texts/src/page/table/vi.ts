import type { TableTexts } from './en.ts'

export const vi: TableTexts = {
  tableThinking: 'Chờ một chút.',
  tablePanel: 'Trò chuyện và menu',
  tableTenSeconds: 'Còn mười giây.',
  group_game: 'Trò chơi',
  ruleLink: '{{about}}: xem luật trong thẻ mới',
  tableCancel: 'Thôi',
  tableTakeBack: 'Lấy lại',
  tableHidden: 'người khác không thấy',
  tableTime: 'Thời gian còn lại',
  keyLay: 'đặt',
  keyMove: 'dời con trỏ, hoặc bàn',
  keyTurn: 'xoay từ',
  keyZoom: 'gần hơn, xa hơn',
  keyPassOrBuy: 'bỏ lượt, hoặc mua nếu phải mua',
  keyPassPlain: 'bỏ lượt',
  keyWays: 'cách đặt khác',
  keyName: 'gọi tên từ; giữ lời',
  keyDone: 'Xong!',
  notAroundOne:
    '{{game}}: mọi người xếp cùng lúc nên mỗi người cần một màn hình riêng. Hãy mời bằng liên kết.',
  profileOf: '{{name}}: hồ sơ, tắt tiếng, báo cáo',
  awayUntil: '{{name}} vắng đến {{date}}; đồng hồ dừng.',
}
