/** What letters say, and the page that ends them, in English. */
export const en = {
  code: {
    subject: (code: string) => `${code} is your code for Mahjong Fortress`,
    lines: (code: string): readonly string[] => [
      'You asked Mahjong Fortress to e-mail this address when it’s your turn.',
      `Type this code in your profile within half an hour: ${code}`,
      'If that wasn’t you, ignore this message. Without the code, there won’t be any more.',
    ],
  },
  turn: {
    play: 'Go to the game:',
    about:
      'You get one e-mail for all your games, at most every four hours. You can set quiet hours in your profile.',
    stop: 'No more e-mails:',
  },
  stop: {
    heading: 'No more e-mails?',
    about: 'The server will delete your address. Your games go on.',
    yes: 'No more e-mails',
    done: 'You won’t get any more e-mails. The server has deleted your address.',
  },
};

export type MailWords = typeof en;
