/** The lacquer that everything lies on. */
import { tableBackground } from '../art/table.ts';
import { Picture } from './picture.tsx';

export function Lacquer() {
  return <Picture drawing="table" draw={() => tableBackground(1600, 900)} alt="" class="lacquer" />;
}
