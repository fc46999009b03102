// Asks questions about the project; each answers with what is wrong, line by line, and with nothing when all is well.

/** Prints a line per question and ends the program: with 0 if nothing is wrong. */
export function answer(questions) {
  let wrong = 0;
  for (const [name, ask] of questions) {
    const problems = ask();
    if (problems.length > 0) wrong++;
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  }
  process.exit(wrong === 0 ? 0 : 1);
}
