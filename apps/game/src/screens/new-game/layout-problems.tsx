/** Why a fortress from outside cannot be opened, in sentences. */
import { useWords } from '../../ui/words.ts';

export function LayoutProblems({ problems }: { readonly problems: readonly string[] }) {
  const { newGame } = useWords();
  if (problems.length === 0) return null;
  return (
    <div class="problem" role="alert">
      {newGame.badLayout}
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
