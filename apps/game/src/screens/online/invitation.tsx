/** How others come to a table: its link to copy, to share, or as a code for the camera of a phone. */

import type { QrCode } from '@mahjong-fortress/base/qr';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { makeAddress } from '../../app/address.ts';
import type { GameId } from '../../shelf/games.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The address of a table, to send. */
function tableLink(id: string, game: GameId | undefined): string {
  const place = { type: 'farTable', id, ...(game === 'towers' ? { game } : {}) } as const;
  return window.location.href.replace(/[?#].*$/, '') + makeAddress({ place });
}

/** What draws it is as large as the rest of the table: it is fetched for whoever invites. */
function useQrCode(link: string): QrCode | undefined {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    import('@mahjong-fortress/base/qr').then(
      ({ qrCodeOf }) => setCode(qrCodeOf(link)),
      // The link itself is there.
      () => undefined,
    );
  }, [link]);
  return code;
}

interface Props {
  readonly id: string;
  /** Which game it is. */
  readonly game: GameId | undefined;
  readonly words: OnlineWords;
}

export function Invitation({ id, game, words: { table } }: Props) {
  const link = tableLink(id, game);
  const makeLink = useCallback(async () => link, [link]);
  const code = useQrCode(link);
  return (
    <section class="sheet-part invitation" aria-labelledby="invite-heading">
      <h2 id="invite-heading">{table.invite}</h2>
      <p class="remark">{table.inviteAbout}</p>
      <input
        type="text"
        readOnly
        aria-label={table.link}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="choices">
        <CopyLink class="small main" makeLink={makeLink} />
        {'share' in navigator ? (
          <button
            type="button"
            class="small"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Icon name="people" />
            &nbsp;{table.share}
          </button>
        ) : null}
      </div>
      {code ? (
        <svg
          class="qr"
          viewBox={`-3 -3 ${code.size + 6} ${code.size + 6}`}
          role="img"
          aria-label={table.qr}
          shape-rendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      ) : (
        <div class="qr" />
      )}
    </section>
  );
}
