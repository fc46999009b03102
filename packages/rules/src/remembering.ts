/**
 * Remembers the last answer to a question about a realm or a fortress: within a turn the same one is asked again and
 * again about what has not changed. Both are replaced and never changed, so the same one has the same answer.
 */
export function remembering<Subject extends object, Answer>(
  question: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  let last: { readonly subject: Subject; readonly answer: Answer } | undefined;
  return (subject) => {
    if (last?.subject !== subject) last = { subject, answer: question(subject) };
    return last.answer;
  };
}
