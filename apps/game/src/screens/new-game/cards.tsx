/** Which Spirits and Dragons take part, each readable before the game. */
import { CARD_MODES, type CardsChoice, drawable } from '../../session/new-game.ts';
import { type CardId, CardPicture } from '../../ui/card.tsx';
import { useWords } from '../../ui/words.ts';

interface CardText {
  readonly name: string;
  readonly text: string;
}

interface PickProps extends CardText {
  readonly id: CardId;
  readonly isAllowed: boolean;
  /** Absent where the lot chooses. */
  readonly isChosen?: boolean;
  onToggle?(): void;
}

/** A card as it lies on the table, to read and, where cards are chosen, to pick. */
function CardPick({ id, name, text, isAllowed, isChosen, onToggle }: PickProps) {
  const { newGame } = useWords();
  const face = (
    <>
      <CardPicture id={id} />
      <b>{name}</b>
      <span>{isAllowed ? text : newGame.notSolo}</span>
    </>
  );
  return (
    <li>
      {onToggle ? (
        <label class="card-pick">
          <input
            type="checkbox"
            class="unseen"
            checked={isChosen === true && isAllowed}
            disabled={!isAllowed}
            onChange={onToggle}
          />
          {face}
        </label>
      ) : (
        <div class="card-pick">{face}</div>
      )}
    </li>
  );
}

interface Props<Id extends CardId> {
  readonly kind: 'spirits' | 'dragons';
  readonly all: readonly Id[];
  readonly allowed: readonly Id[];
  readonly beginner: readonly Id[];
  readonly texts: Readonly<Record<Id, CardText>>;
  readonly choice: CardsChoice<Id>;
  onChange(choice: CardsChoice<Id>): void;
}

export function CardsPart<Id extends CardId>({
  kind,
  all,
  allowed,
  beginner,
  texts,
  choice,
  onChange,
}: Props<Id>) {
  const { newGame } = useWords();
  const { mode, count, chosen } = choice;
  const listed = mode === 'beginner' ? beginner : mode === 'none' ? [] : all;
  const most = drawable(mode, beginner, allowed).length;

  function toggle(id: Id): void {
    onChange({
      ...choice,
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    });
  }

  return (
    <fieldset class="cards-part">
      <legend>{newGame[kind]}</legend>
      <p class="remark">{kind === 'spirits' ? newGame.spiritsAbout : newGame.dragonsAbout}</p>
      <fieldset class="tabs" aria-label={newGame[kind]}>
        {CARD_MODES.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={one === mode}
            onClick={() => onChange({ ...choice, mode: one })}
          >
            {newGame.choices[one]}
          </button>
        ))}
      </fieldset>
      {mode === 'random' || mode === 'beginner' ? (
        <label class="field">
          {newGame.howMany}
          <input
            type="number"
            min={1}
            max={most}
            value={Math.min(count, most)}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              const whole = Math.round(valueAsNumber);
              if (whole >= 1 && whole <= most) onChange({ ...choice, count: whole });
            }}
          />
        </label>
      ) : null}
      <ul class="card-list">
        {listed.map((id) => (
          <CardPick
            key={id}
            id={id}
            {...texts[id]}
            {...(mode === 'chosen' ? { isChosen: chosen.includes(id), onToggle: () => toggle(id) } : {})}
            isAllowed={allowed.includes(id)}
          />
        ))}
      </ul>
    </fieldset>
  );
}
