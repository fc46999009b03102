import { decimal } from '@mahjong-fortress/base/decimal';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { toLayout } from '../document/document.ts';
import { dealOn, dealPicture, meanPairs } from '../view/deal.ts';
import { drawingAddress } from '../view/pictures.ts';
import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';
import { Sheet } from './sheet.tsx';

const DEALS_FOR_MEAN = 200;

export function DealSheet() {
  const { state } = useDesk();
  const messages = useMessages();
  const number = useSignal(1);
  const layout = useMemo(() => toLayout(state.document.value), [state.document.value]);
  const deal = useMemo(() => dealOn(layout.rows, `deal ${number.value}`), [layout, number.value]);
  const mean = useMemo(() => meanPairs(layout.rows, DEALS_FOR_MEAN), [layout]);
  return (
    <Sheet title={messages.dealTitle} class="deal">
      {deal ? (
        <>
          <img
            class="deal-picture"
            src={drawingAddress(dealPicture(layout, deal))}
            alt={messages.dealNumber(number.value)}
          />
          <div class="deal-facts">
            <strong>{messages.dealNumber(number.value)}</strong>
            <span>{messages.dealFree(deal.free, deal.freeOnTop)}</span>
            <span>{messages.dealPairs(deal.pairs)}</span>
            <span class="hint">{messages.dealMean(DEALS_FOR_MEAN, decimal(mean, state.language.value))}</span>
            <span class="hint">{messages.dealCaption}</span>
          </div>
          <div class="row">
            <Button
              icon="undo"
              label={messages.dealBack}
              disabled={number.value === 1}
              onClick={() => {
                number.value -= 1;
              }}
            />
            <Button
              icon="deal"
              kind="gold"
              label={messages.dealNext}
              onClick={() => {
                number.value += 1;
              }}
            />
          </div>
        </>
      ) : (
        <p class="not-yet">{messages.dealNotYet}</p>
      )}
    </Sheet>
  );
}
