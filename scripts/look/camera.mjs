/** A browser window of one size, light and language, and the pictures it takes. */
import { writeFileSync } from 'node:fs';
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
/** A page of the client's origin on which the client does not run. */
const BLANK = '/robots.txt';

/** Makes these the only matches and campaigns in the client's own database, in its own shape (apps/web/src/tables/local/idb.ts). */
function fillDatabase(saved) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('broadside', 2);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('heads', { keyPath: 'id' });
      opening.result.createObjectStore('entries', { keyPath: ['match', 'n'] });
      opening.result.createObjectStore('campaigns', { keyPath: 'id' });
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

/** What a game keeps on the device; nothing where it is null. */
function keepBelongings(kept) {
  for (const [key, value] of Object.entries(kept))
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
}

/**
 * Says nothing of software behind the graphics: for the time of a film held still even that can draw what a graphics
 * card draws, shadows and all.
 */
function praiseGraphics() {
  const { prototype } = WebGL2RenderingContext;
  const told = prototype.getParameter;
  const UNMASKED_RENDERER = 0x9246;
  prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER ? 'a graphics card' : told.call(this, name);
  };
}

const PENSIVE = 'look.pensive';

/** Bots that never come to an end of thinking: somebody else's turn can be looked at as long as it takes. */
function makePensive(flag) {
  if (location.protocol === 'about:' || localStorage.getItem(flag) === null) return;
  const { prototype } = Worker;
  const post = prototype.postMessage;
  prototype.postMessage = function (message, ...ports) {
    if (message?.role !== 'thinker') post.call(this, message, ...ports);
  };
}

function beThoughtful([flag, wanted]) {
  if (wanted) localStorage.setItem(flag, '');
  else localStorage.removeItem(flag);
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
    const settings = { theme, locale: lang, speed: 'normal', sound: false };
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
    await context.addInitScript(makePensive, PENSIVE);
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
    this.tables.push({ context, id: table.id });
    return table;
  }

  /**
   * Goes to an address of the client and waits until the screen is there, fonts and all. `match`: one more that
   * this device shall remember, besides the usual ones; `moving`: things are seen to move; `unread`: a book opens at its
   * page; `pensive`: bots think without end.
   */
  async go(path, { ready, match, moving = false, unread = false, pensive = false } = {}) {
    await this.release();
    await this.page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' });
    await this.page.goto(BLANK);
    await this.page.evaluate(
      fillDatabase,
      this.remembered(match).map((name) => savedOn(name, this.shown.matches[name], this.lang)),
    );
    await this.page.evaluate(beThoughtful, [PENSIVE, pensive]);
    await this.page.evaluate(
      keepBelongings,
      this.belongings({ path, match: this.shown.matches[match]?.match, unread }),
    );
    await this.page.goto(path);
    await this.page
      .locator(ready ?? 'main h1, main h2')
      .filter({ visible: true })
      .first()
      .waitFor();
    await this.settle();
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

  /** From now on the page's time stands still, but for what `run` lets pass: films wait, and so does what follows. */
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
  async shoot(file, whole) {
    const { page } = this;
    const { viewport, deviceScaleFactor: scale } = SIZES[this.size];
    let { height } = viewport;
    if (whole) {
      height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight));
      await page.setViewportSize({ ...viewport, height });
      await page.waitForTimeout(300);
    }
    const client = await this.context.newCDPSession(page);
    const y = whole ? 0 : await page.evaluate(() => Math.round(window.scrollY));
    const clip = { x: 0, y, width: viewport.width, height, scale };
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY[this.size], clip });
    await client.detach();
    writeFileSync(file, Buffer.from(data, 'base64'));
    if (whole) await page.setViewportSize(viewport);
  }

  async close() {
    for (const { context, id } of this.tables) await context.request.post(`/api/tables/${id}/close`, { data: {} });
    for (const guest of this.guests) await guest.close();
  }
}
