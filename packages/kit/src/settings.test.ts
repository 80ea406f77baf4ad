import { describe, expect, it } from 'vitest';
import { changeSettings, currentSettings, preferredLocale, readSettings } from './settings.ts';

describe('settings', () => {
  it('begin with the first language of the browser that is spoken here', () => {
    expect(preferredLocale(['de-DE', 'uk-UA', 'ru'])).toBe('uk');
    expect(preferredLocale(['RU'])).toBe('ru');
    expect(preferredLocale(['de', 'fr'])).toBe('en');
  });

  it('keep what was stored and replace what makes no sense', () => {
    const base = readSettings(null, currentSettings());
    const read = readSettings({ theme: 'dark', speed: 'ludicrous', volume: 7, odds: false, confirm: 'no' }, base);
    expect(read).toEqual({ ...base, theme: 'dark', odds: false });
  });

  it('sound quietly for whoever has never chosen, and as before for whoever has', () => {
    const fresh = readSettings(null, currentSettings());
    expect(fresh).toMatchObject({ sound: true, volume: 0.25 });
    expect(readSettings({ sound: false, volume: 0.6 }, fresh)).toMatchObject({ sound: false, volume: 0.6 });
    expect(readSettings({ sound: true, volume: 0.6 }, fresh)).toMatchObject({ sound: true, volume: 0.6 });
    expect(readSettings({ theme: 'dark' }, fresh)).toMatchObject({ sound: true, volume: 0.25 });
  });

  it('live as long as the page where nothing can be stored', () => {
    // As here: there is no storage at all.
    changeSettings({ speed: 'fast' });
    expect(currentSettings().speed).toBe('fast');
  });
});
