process.chdir('/work/main');
const { chromium } = await import('/work/main/node_modules/playwright-core/index.mjs');
const { startServer } = await import('/work/main/apps/server/dist/index.js').catch(async()=>import('@broadside/server'));
const { Camera } = await import('/work/main/scripts/look/camera.mjs');
const { charting } = await import('/work/main/scripts/look/charting.mjs');
const { savedOn } = await import('/work/main/scripts/look/company.mjs');
const c = await charting();
const matches = Object.fromEntries(Object.entries(c.moments).map(([k,match])=>['reckoning-'+k,{match}]));
console.log('charted');
const server = await startServer({ host: '127.0.0.1', port: 0, data: '/tmp/looks/data'+process.pid, log: 'silent', web: process.env.WEB ?? '/work/main/apps/web/dist' });
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--no-first-run','--hide-scrollbars','--font-render-hinting=none'] });
const shown = { matches: new Proxy(matches,{get:(t,k)=>t[k]??t['reckoning-turn']}), ...c };
const { RECKONING } = await import('/work/main/scripts/look/reckoning.mjs');
const [size,theme,lang,...names]=process.argv.slice(2);
const camera = await Camera.open({ browser, url: server.url, shown, size, theme, lang });
camera.context.setDefaultTimeout(25000);
camera.remembered = (m)=> m===undefined?['reckoning-turn']:[m];
for (const s of RECKONING) {
  if (names.length && !names.includes(s.name.slice(10))) continue;
  try { const t=Date.now(); await s.reach(camera); await camera.shoot(`/tmp/looks/p/${s.name}-${size}-${theme}-${lang}.webp`, false); console.log(s.name, Date.now()-t); }
  catch (e) { console.log('FAILED', s.name, e.message.split('\n')[0]); console.log((await camera.page.locator('body').innerText()).slice(0,600)); console.log(camera.faults.slice(-4)); await camera.page.screenshot({path:`/tmp/looks/p/FAIL-${s.name}-${size}.png`}).catch(()=>{}); }
}
console.log('faults', camera.faults);
await browser.close(); await server.close(); process.exit(0);
