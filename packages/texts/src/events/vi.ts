import type { EventTexts } from './en.ts'

export const vi: EventTexts = {
  stepTake: '{{name}}: rút {{letters}}',
  stepSwap: '{{name}}: trả {{back}}, rút {{drawn}}',
  stepPass: '{{name}}: bỏ lượt',
  stepTime: '{{name}}: hết giờ',
  stepDecline: '{{name}}: không Jarnac',
  stepAccept: '{{name}}: chấp nhận',
  stepRight: '{{name}}: phản đối! {{word}} đúng',
  stepWrong: '{{name}}: phản đối! {{word}} sai',
  stepBuy: '{{name}}: mua {{letters}}',
  stepEmptied: '{{name}}: hết quân',
  stepProposed: '{{name}}: đề nghị {{word}} làm từ của bàn',
  stepAdopted: '{{word}} được tính từ nay',
  stepGaveUp: '{{name}}: bỏ cuộc',
  stepComplete: '{{word}} đã đủ',
}
