import { useEffect } from 'preact/hooks';
import { Button } from './button.tsx';
import { useDesk, useMessages } from './context.ts';

const NEWS_TIME = 8000;

/** What has just happened, with a way back where there is one. */
export function NoticeBar() {
  const { state } = useDesk();
  const messages = useMessages();
  const notice = state.notice.value;
  useEffect(() => {
    if (notice?.kind !== 'news') return;
    const timer = setTimeout(() => {
      state.notice.value = undefined;
    }, NEWS_TIME);
    return () => clearTimeout(timer);
  }, [notice, state]);
  const close = () => {
    state.notice.value = undefined;
  };
  return (
    <>
      <div class="notice-place" role="alert">
        {notice && (
          <div class={`notice ${notice.kind}`} data-testid="notice">
            <span>{notice.words(messages, state.language.value)}</span>
            {notice.undo && (
              <Button
                icon="undo"
                label={messages.undo}
                onClick={() => {
                  close();
                  notice.undo?.();
                }}
              />
            )}
            {notice.reload && <Button icon="rotate" label={messages.reload} onClick={notice.reload} />}
            <Button icon="close" quiet label={messages.close} onClick={close} />
          </div>
        )}
      </div>
      <div class="visually-hidden" role="status" data-testid="spoken">
        {state.spoken.value(messages, state.language.value)}
      </div>
    </>
  );
}
