/** Whom one doesn't want to meet. */
import { unblock } from '../../../online/account.ts';
import { ProblemLine } from '../problem.tsx';
import { useDoing } from '../use-doing.ts';
import { type PartProps, ProfilePart } from './part.tsx';

export function BlockedPart({ words, profile: { blocked }, onChanged }: PartProps) {
  const { blocked: text } = words.me;
  const { run, refused } = useDoing();
  return (
    <ProfilePart heading={text.heading}>
      {blocked.length === 0 ? <p class="remark">{text.none}</p> : null}
      {blocked.length > 0 ? (
        <ul class="me-list">
          {blocked.map(({ player, name }) => (
            <li key={player}>
              <b>{name}</b>
              <button
                type="button"
                class="small"
                aria-label={text.unblockOf(name)}
                onClick={() => void run(() => unblock(player)).then(onChanged)}
              >
                {text.unblock}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ProblemLine refused={refused} words={words} />
    </ProfilePart>
  );
}
