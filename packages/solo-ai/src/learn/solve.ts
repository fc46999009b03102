/** Solves linear equations with a symmetric, positive definite matrix (Cholesky); the matrix is used up. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const at = (row: number, column: number) => matrix[row]?.[column] as number;
  for (const [column, factor] of matrix.entries()) {
    for (let row = column; row < matrix.length; row++) {
      let rest = at(row, column);
      for (let k = 0; k < column; k++) rest -= at(row, k) * at(column, k);
      (matrix[row] as Float64Array)[column] =
        row === column ? Math.sqrt(rest) : rest / (factor[column] as number);
    }
  }
  const solution = Float64Array.from(right);
  for (let row = 0; row < matrix.length; row++) {
    let rest = solution[row] as number;
    for (let k = 0; k < row; k++) rest -= at(row, k) * (solution[k] as number);
    solution[row] = rest / at(row, row);
  }
  for (let row = matrix.length - 1; row >= 0; row--) {
    let rest = solution[row] as number;
    for (let k = row + 1; k < matrix.length; k++) rest -= at(k, row) * (solution[k] as number);
    solution[row] = rest / at(row, row);
  }
  return solution;
}
