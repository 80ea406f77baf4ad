/** A browser window of one size, light and language, and the pictures it takes. */
import { NOW, namesIn, openTables, REMEMBERED, savedOn, tableSettings } from './company.mjs';
import { LOOKS } from './games.mjs';

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
};

const QUALITY = { desktop: 50, phone: 42 };
const TALLEST = 6_000;
/** Milliseconds for anything to happen: pictures may be taken while the machine is busy with something else. */
const PATIENCE = 120_000;
/** Milliseconds between two looks at a page that may still be moving, and how many looks it is given to come to rest. */
const BETWEEN_LOOKS = 150;
const MOST_LOOKS = 40;
/** What is called out over the table. */
const CALL = 'p[class*="call"]';
/** How a match went: the last part of its end to be there, as it is played again for that. */
const GRAPH = 'main figure';
/** A page of the client's origin on which the client does not run. */
const BLANK = '/robots.txt';

/** Makes these the only matches and campaigns in the client's own database, in its own shape (apps/web/src/tables/local/idb.ts). */
function fillDatabase(saved) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('broadside', 3);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('heads', { keyPath: 'id' });
      opening.result.createObjectStore('entries', { keyPath: ['match', 'n'] });
      opening.result.createObjectStore('campaigns', { keyPath: 'id' });
      opening.result.createObjectStore('analyses', { keyPath: 'key' });
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const base = opening.result;
      const stores = ['heads', 'entries', 'campaigns'];
      const tx = base.transaction(stores, 'readwrite');
      for (const store of stores) tx.objectStore(store).clear();
      for (const { head, log, campaign } of saved) {
        tx.objectStore('heads').put(head);
        if (campaign) tx.objectStore('campaigns').put(campaign);
        for (const entry of log) tx.objectStore('entries').put({ ...entry, match: head.id });
      }
      tx.oncomplete = () => {
        base.close();
        resolve();
      };
      tx.onerror = () => reject(tx.error);
    };
  });
}

/** What a game keeps on the device; nothing where it is null. What came of matches that were looked at before is gone. */
function keepBelongings(kept) {
  for (const key of Object.keys(localStorage))
    if (/^broadside\.(?:results\.|notes\.|played$|unwanted$|taught$)/.test(key)) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(kept))
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
}

/**
 * Says nothing of software behind the graphics: for the time of a recording held still even that can draw what a
 * graphics card draws, shadows and all.
 */
function praiseGraphics() {
  const { prototype } = WebGL2RenderingContext;
  const original = prototype.getParameter;
  const UNMASKED_RENDERER = 0x9246;
  prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER ? 'a graphics card' : original.call(this, name);
  };
}

/**
 * Bots that never come to an end of thinking: what they would do next depends on how fast the machine is. So a picture
 * shows the match as it was found, for as long as it takes.
 */
function makePensive() {
  const { prototype } = Worker;
  const post = prototype.postMessage;
  prototype.postMessage = function (message, ...ports) {
    if (message?.role !== 'thinker') post.call(this, message, ...ports);
  };
}

const SPEECHLESS = 'look.speechless';

/**
 * A page that hears how its match stands and nothing more, until `hearOn`: a throw that is the table's own falls as soon as
 * the match is opened, maybe before there is a board to show it on.
 */
function makePatient(flag) {
  if (location.protocol === 'about:' || localStorage.getItem(flag) === null) return;
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  let heard = 0;
  let kept = [];
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(listener) {
      set.call(this, (event) => {
        if (event.data?.to === 'table' && heard++ > 0 && kept) kept.push(() => listener.call(this, event));
        else listener.call(this, event);
      });
    },
  });
  window.hearOn = () => {
    const late = kept;
    kept = undefined;
    for (const hear of late) hear();
  };
}

/**
 * The code of a table is drawn by lot, a cursor blinks, and what waits for somebody pulses for ever: pictures show the same
 * code, no cursor, and everything as it is between two pulses.
 */
function cover(codes) {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel();
  const SHOWN = 'K7XMB4QD';
  const parts = new Map(
    codes.flatMap((code) => [
      [code, SHOWN],
      [code.slice(0, 4), SHOWN.slice(0, 4)],
      [code.slice(4), SHOWN.slice(4)],
    ]),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const shown = parts.get(walker.currentNode.data);
    if (shown) walker.currentNode.data = shown;
  }
  const still = new CSSStyleSheet();
  still.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets = [still];
}

export class Camera {
  /** Opens a window whose owner has a name, matches under way, and company on the server. */
  static async open({ browser, url, shown, size, theme, lang }) {
    const camera = new Camera();
    Object.assign(camera, { browser, url, shown, size, theme, lang, names: namesIn(lang) });
    Object.assign(camera, { guests: [], tables: [], faults: [] });
    const context = await camera.guest(camera.names.me);
    camera.context = context;
    camera.page = await context.newPage();
    await camera.page.clock.setFixedTime(NOW);
    await camera.page.goto(BLANK);
    camera.page.on('pageerror', (error) => camera.faults.push(error.message));
    camera.page.on('console', (message) => {
      // The blank page has no icon of its own, and the browser asks for one.
      const icon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !icon) camera.faults.push(message.text());
    });
    await camera.setTables();
    return camera;
  }

  /** Another device with a name and the same taste. */
  async guest(name) {
    const { theme, lang } = this;
    const context = await this.browser.newContext({
      ...SIZES[this.size],
      locale: lang,
      timezoneId: 'UTC',
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      baseURL: this.url,
    });
    const settings = { theme, locale: lang, speed: 'normal', sound: false, notes: false };
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(
      ([kept, who]) => {
        if (location.protocol === 'about:') return;
        localStorage.setItem('broadside.settings', JSON.stringify(kept));
        localStorage.setItem('broadside.name', JSON.stringify(who));
      },
      [settings, name],
    );
    await context.addInitScript(praiseGraphics);
    await context.addInitScript(makePensive);
    await context.addInitScript(makePatient, SPEECHLESS);
    await context.request.post('/api/me', { data: { name }, timeout: PATIENCE });
    this.guests.push(context);
    return context;
  }

  /** A table of our own with a friend at it, and two that others have set. */
  async setTables() {
    const room = await this.setTable(this.context, { seats: 4, bots: 1, undo: 'free', watchers: true }, false);
    this.room = room.id;
    for (const [at, plan] of openTables.entries())
      await this.setTable(await this.guest(this.names.hosts[at]), plan, true);
    const friend = await this.guest(this.names.friend);
    const page = await friend.newPage();
    await page.goto(`/table/${this.room}`);
    await friend.request.post(`/api/tables/${this.room}/sit`, { data: {} });
  }

  async setTable(context, plan, listed) {
    const answer = await context.request.post('/api/tables', { data: tableSettings(plan, listed) });
    if (!answer.ok()) throw new Error(`the table was not set: ${await answer.text()}`);
    const table = await answer.json();
    this.tables.push({ context, id: table.id, code: table.code });
    return table;
  }

  /**
   * Goes to an address of the client and waits until the screen is there, fonts and all. `match`: one more that
   * this device shall remember, besides the usual ones; `moving`: things are seen to move; `held`: time stands still
   * before anything happens of itself; `unread`: a book opens at its page; `device`: what else is kept on it.
   */
  async go(path, { ready, match, moving = false, held = false, unread = false, device = {} } = {}) {
    await this.release();
    await this.page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' });
    await this.page.goto(BLANK);
    await this.page.evaluate(
      fillDatabase,
      this.remembered(match).map((name) => savedOn(name, this.shown.matches[name], this.lang)),
    );
    await this.page.evaluate(keepBelongings, {
      ...this.belongings({ path, match: this.shown.matches[match]?.match, unread }),
      [SPEECHLESS]: held ? '' : null,
      ...device,
    });
    await this.page.goto(path);
    await this.page
      .locator(ready ?? 'main h1, main h2')
      .filter({ visible: true })
      .first()
      .waitFor();
    await this.settle();
    if (!held) return;
    await this.hold();
    await this.page.evaluate(() => window.hearOn());
  }

  /** What the device remembers; there is one campaign, which has one latest match. */
  remembered(match) {
    if (match === undefined) return REMEMBERED;
    const { matches } = this.shown;
    const others = REMEMBERED.filter(
      (name) => name !== match && !(matches[name].chronicle && matches[match].chronicle),
    );
    return [...others, match];
  }

  /** What the games keep on the device besides matches, when this one is looked at. */
  belongings(looked) {
    return Object.assign({}, ...LOOKS.map(({ belongings }) => belongings?.(looked)));
  }

  /** What there is to look at in the matches of a game. */
  spots(game) {
    return this.shown.spots[game];
  }

  /** The table of one of the matches to show. */
  table = (match, more) => this.go(`/local/look-${match}`, { match, ready: '[data-spot]', ...more });

  /** The end of one of them. */
  end = (match) => this.go(`/local/look-${match}`, { match, ready: GRAPH });

  /** From now on the page's time stands still, but for what `run` lets pass: throws wait, and so does what follows. */
  async hold() {
    this.held = true;
    await this.page.clock.pauseAt(NOW + 1_000);
  }

  async run(ms) {
    await this.page.clock.fastForward(ms);
    await this.page.waitForTimeout(600);
  }

  /** Lets time pass in steps until this is to be seen. */
  async runUntil(selector, step, most = 60) {
    const wanted = this.page.locator(selector).filter({ visible: true }).first();
    for (let steps = 0; steps < most && !(await wanted.isVisible()); steps++) await this.run(step);
    await wanted.waitFor();
  }

  /**
   * Lets time pass until this is called out over the table. Its stamp comes down in a time of its own, and how smooth its
   * letters are depends on the moment they were drawn at: so it lies there at once.
   */
  async runUntilCalled(words, step) {
    await this.runUntil(`${CALL}:has-text("${words}")`, step);
    await this.page.locator(CALL).evaluate((call) => {
      call.style.animation = 'none';
    });
  }

  async release() {
    if (!this.held) return;
    this.held = false;
    await this.page.clock.resume();
    await this.page.clock.setFixedTime(NOW);
  }

  async settle() {
    await this.page.evaluate(() => document.fonts.ready);
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForTimeout(350);
  }

  async press(name, role = 'button') {
    await this.page.getByRole(role, { name }).first().click();
    await this.page.waitForTimeout(400);
  }

  /** The first of its kind, where a name would give too much away or nothing at all. */
  async pressAt(selector) {
    await this.page.locator(selector).filter({ visible: true }).first().click();
    await this.page.waitForTimeout(400);
  }

  /** Scrolls to a heading, so that it stands under the bar at the top. */
  async readFrom(heading) {
    await this.page.getByRole('heading', { name: heading }).evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 90);
    });
    await this.page.waitForTimeout(300);
  }

  /** What the window shows now; `whole` makes the window as high as the page. */
  async shoot(whole) {
    const { page } = this;
    const { viewport } = SIZES[this.size];
    let { height } = viewport;
    await page.evaluate(
      cover,
      this.tables.map(({ code }) => code),
    );
    if (whole) {
      height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight));
      await page.setViewportSize({ ...viewport, height });
      await page.waitForTimeout(300);
    }
    const y = whole ? 0 : await page.evaluate(() => Math.round(window.scrollY));
    const picture = await this.atRest({ x: 0, y, width: viewport.width, height });
    if (whole) await page.setViewportSize(viewport);
    return picture;
  }

  /** The page has come to rest when it is seen the same twice. */
  async atRest(part) {
    const client = await this.context.newCDPSession(this.page);
    const clip = { ...part, scale: SIZES[this.size].deviceScaleFactor };
    const take = async () =>
      (await client.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY[this.size], clip })).data;
    let before = await take();
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      await this.page.waitForTimeout(BETWEEN_LOOKS);
      const now = await take();
      if (now === before) {
        await client.detach();
        return Buffer.from(now, 'base64');
      }
      before = now;
    }
    throw new Error(`${this.page.url()} does not come to rest`);
  }

  async close() {
    for (const { context, id } of this.tables) await context.request.post(`/api/tables/${id}/close`, { data: {} });
    for (const guest of this.guests) await guest.close();
  }
}
