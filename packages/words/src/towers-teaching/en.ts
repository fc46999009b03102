/** What the lessons of Towers say besides the words that all lessons share, in English. */
export const en = {
  watch: 'Maple’s turn. Watch what happens on the board.',
  aim: 'This is a preview. Touch the cell again to do it.',
  lessons: {
    goal: 'What it’s about',
    turn: 'A turn',
    build: 'Building',
    climb: 'Climbing',
    knight: 'A new knight',
    doors: 'Through the doors',
    king: 'The king',
    area: 'Wide, then high',
    card: 'A card',
    buy: 'Buying',
    marker: 'Your marker',
    year: 'The end of the year',
    rest: 'What’s next',
  },
  steps: {
    welcome:
      'Welcome to the ruined castles. Nobody owns one: you and Maple may build at all of them and enter all of them. The frame marks your knight.',
    goal: 'At the end of each of three years, every castle with a knight of yours pays: its area times the level of your highest knight there. Here you see what it would pay now.',
    points: 'It’s your turn. These are your five action points; spend them in any order.',
    widen: 'A block costs one point. Widen the castle: choose “Build”, then the framed cell.',
    raise:
      'A castle is never higher than its area. It covers two cells now, so level 2 is allowed. Build there once more.',
    climb:
      'In one step a knight climbs at most one level, but he can go down any number. Choose your knight, then the new roof.',
    bring:
      'Area 2 times level 2: four points. A new knight costs two action points and goes next to one of yours, no higher. Choose “New knight”, then the cell.',
    end: 'All points are spent. End your turn.',
    doors:
      'A higher stack next to your knight has a door. He can go in there and come out of any other door of the castle, no higher than before, all for one point. Send him through.',
    king: 'This is the king’s castle. In year 1 a knight there on exactly level 1 is worth 5 extra points; in year 2 level 2 is worth 10, in year 3 level 3 is worth 15. Step up.',
    area: 'Your tower is as high as its castle is large. Before it can rise, the castle must grow: build on the ground beside it.',
    card: 'Now play your card: it costs no points, but only one may be played each turn. “Insert a block” lifts a knight: choose it, then your highest knight.',
    buy: 'Area 3 times level 3: nine points! A new card costs one point, and can be played from your next turn on. Buy one.',
    advance:
      'One point is left: advance your marker. Maple’s is in the way, and jumping over it gains you an extra point.',
    close:
      'This was the last round of the year. Compare what the castles and the king will pay, and end your turn.',
    finish:
      'You were paid, and Maple, who has the fewest points, moved the king. After two more years like this, whoever has the most points wins. Now you know all you need.',
  },
};

export type TowersTeachingWords = typeof en;
