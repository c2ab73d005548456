import type { OnlineTexts } from './en.ts'

export const vi: OnlineTexts = {
  connecting: 'Đang kết nối …',
  reconnecting: 'Mất kết nối. Đang thử lại; không mất gì cả.',
  noTable: 'Không có bàn này.',
  yourName: 'Tên của bạn',
  sitDown: 'Ngồi vào bàn',
  allHere: 'Đã đủ người',
  waitingFriend: 'Đang chờ người kia',
  sendLink: 'Gửi liên kết này',
  freeSeat: 'trống',
  isReady: 'sẵn sàng',
}
