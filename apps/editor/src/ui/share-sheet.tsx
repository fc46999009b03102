import { qrCodeOf } from '@mahjong-fortress/base/qr';
import {
  findingText,
  isError,
  LINK_TARGETS,
  type LinkTarget,
  makeShareCode,
  makeShareLink,
} from '@mahjong-fortress/layouts-schema';
import type { EditorWords } from '@mahjong-fortress/words/editor';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { toLayout } from '../document/document.ts';
import { DOWNLOADS, type Download, download } from '../exchange/downloads.ts';
import { siteAddress } from '../exchange/site.ts';
import { useGalleryWords } from '../gallery/use-gallery.ts';
import { Button } from './button.tsx';
import { Choice } from './choice.tsx';
import { useDesk, useMessages } from './context.ts';
import { Sheet } from './sheet.tsx';

const DOWNLOAD_NAMES = {
  json: 'downloadJson',
  png: 'downloadPng',
  svg: 'downloadSvg',
  mah: 'downloadMah',
  kde: 'downloadKde',
} as const satisfies Record<Download, keyof EditorWords>;

function LinkPart() {
  const { state, warn } = useDesk();
  const messages = useMessages();
  const target = useSignal<LinkTarget>('game');
  const isCopied = useSignal(false);
  const document = state.document.value;
  const link = useMemo(
    () => makeShareLink(siteAddress(), makeShareCode(toLayout(document)), target.value),
    [document, target.value],
  );
  const code = useMemo(() => qrCodeOf(link), [link]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      isCopied.value = true;
    } catch {
      warn((words) => words.copyFailed);
    }
  }

  return (
    <section class="share-link">
      <div>
        <Choice
          name="link-target"
          label={messages.shareLink}
          class="segments"
          value={target.value}
          options={LINK_TARGETS.map((value) => ({
            value,
            label: value === 'game' ? messages.shareToPlay : messages.shareToEdit,
            face: value === 'game' ? messages.shareToPlay : messages.shareToEdit,
          }))}
          onChoose={(value) => {
            target.value = value;
            isCopied.value = false;
          }}
        />
        <textarea
          class="link-text"
          readOnly
          rows={3}
          aria-label={messages.shareLink}
          data-testid="share-link"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <Button
            icon={isCopied.value ? 'tick' : 'copy'}
            kind="gold"
            label={isCopied.value ? messages.copied : messages.copyLink}
            onClick={() => void copy()}
          />
          {'share' in navigator && (
            <Button
              icon="share"
              label={messages.sendLink}
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            />
          )}
        </div>
        <p class="hint">{messages.shareLinkHint}</p>
      </div>
      <svg
        class="qr"
        viewBox={`-3 -3 ${code.size + 6} ${code.size + 6}`}
        role="img"
        aria-label={messages.qrCode}
      >
        <path d={code.path} />
      </svg>
    </section>
  );
}

export function ShareSheet() {
  const { state, warn } = useDesk();
  const messages = useMessages();
  const galleryWords = useGalleryWords();
  const errors = state.findings.value.filter(isError);
  return (
    <Sheet title={messages.shareTitle} class="share">
      {errors.length === 0 ? (
        <LinkPart />
      ) : (
        <section class="not-yet">
          <p>{messages.shareNotYet}</p>
          <ul>
            {errors.map((finding) => (
              <li key={finding.code + finding.path}>{findingText(finding, messages.findings)}</li>
            ))}
          </ul>
        </section>
      )}
      {galleryWords && (
        <section class="offer-invitation">
          <Button
            icon="share"
            kind="gold"
            label={galleryWords.publish.publish}
            onClick={() => {
              state.sheet.value = 'publish';
            }}
          />
          <p class="hint">{galleryWords.publish.hint}</p>
        </section>
      )}
      <section>
        <h3>{messages.download}</h3>
        <div class="row">
          {DOWNLOADS.map((as) => (
            <Button
              key={as}
              icon="download"
              label={messages[DOWNLOAD_NAMES[as]]}
              onClick={() => {
                download(toLayout(state.document.value), as).catch(() =>
                  warn((words) => words.downloadFailed),
                );
              }}
            />
          ))}
        </div>
      </section>
      <section class="offer-invitation">
        <Button
          icon="fortresses"
          label={messages.offer}
          onClick={() => {
            state.sheet.value = 'offer';
          }}
        />
        <p class="hint">{messages.offerHint}</p>
      </section>
    </Sheet>
  );
}
