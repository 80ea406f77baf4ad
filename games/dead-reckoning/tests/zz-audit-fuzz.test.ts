// @ts-nocheck
import { apply, byDefault, hashOf, legal, mayAct, Out, printAction, parseAction, SeededChance, Stream, TABLE, tableAnswer, toAct, whyNot, resolveOptions, sameAction } from '@broadside/kernel';
import { test } from 'vitest';
import { createRequire } from 'node:module';
const require=createRequire(import.meta.url);
import { deadReckoning as G } from '../rules/game.ts';
import { layOut } from './layOut.ts';
import { redeal } from './redeal.ts';
import { CARD_INFO, ROW_CARDS, FIRST_ROW_CARD, rowCard } from '../cards/table.ts';
import { UPGRADES } from '../cards/ship.ts';
const CREWN = CARD_INFO.slice(0,12).map(c=>c.name);
const seedBase = process.env.SEED ?? 'f';
const N = Number(process.env.N ?? 60), L = Number(process.env.L ?? 250);
const problems = new Map();
const say = (k, where) => { if (!problems.has(k)) { problems.set(k, [1, where]); } else problems.get(k)[0]++; };
const frames = new Map(); const reasons=new Map();
function rich(seed) {
  const r = Stream.of(seed);
  const seats = 1 + r.below(4);
  const opt = { bonusTokens: r.below(2)===0, topCardVisible: r.below(3)===0, levelUpOptional: r.below(3)===0, roundLimit: [0,12,16][r.below(3)], rival: seats===1 && r.below(2) ? 'hard':'normal' };
  if (opt.bonusTokens && r.below(2)) opt.bonusTokens=false;
  const chance = new SeededChance(seed);
  const state = G.setup(resolveOptions(G, seats, opt), seats, new Out(chance,false), {});
  if (opt.bonusTokens) return { state, r, chance };
  const count = state.players.length;
  // sea
  const sea = {};
  const spent = new Array(count).fill(0);
  for (let at=0; at<12; at++) {
    if (at>=3 && r.below(3)===0) continue;
    const spec = {};
    sea[at]=spec;
  }
  const players=[];
  for (let p=0;p<count;p++) {
    const rival = seats===1 && p===1;
    const spec = { at: r.below(4)===0?12: Number(Object.keys(sea)[r.below(Object.keys(sea).length)]), damage: r.below(5), chest: r.below(30) };
    if (spec.at!==12 && r.below(2)) spec.pirate = true;
    if (!rival) {
      spec.dock = r.below(16);
      spec.levels = Object.fromEntries(CREWN.map(n=>[n,1+r.below(4)]));
      spec.sleeves = {};
      spec.upgrades = {};
      for (let c=0;c<4;c++) if (r.below(2)) spec.upgrades[c] = [UPGRADES[r.below(8)].name, ...(r.below(3)?[]:[UPGRADES[r.below(8)].name])];
    } else spec.training = r.below(9);
    players.push(spec);
  }
  // sleeves from boxes
  const used=new Map();
  for (const s of players) if (s.sleeves) for (const n of CREWN) { const slots=[0,0,0]; for (let k=0;k<3;k++) if (r.below(2)) { const rc = ROW_CARDS[r.below(ROW_CARDS.length)]; const u=used.get(rc.name)??0; if (u<rc.copies && !slots[rc.slot] && state.boxes[rc.row-1].includes(FIRST_ROW_CARD+ROW_CARDS.indexOf(rc)) ) { used.set(rc.name,u+1); slots[rc.slot]=1; const back = rc.back && rc.back.kept && r.below(2) ? '-back':''; (s.sleeves[n]??=[]).push(rc.name+back);} } }
  // levels: seaDogs consistency
  try { layOut(state, players, sea); } catch (e) { return undefined; }
  for (let at=0;at<12;at++) { const t=state.sea[at]; }
  return { state, r, chance, seats, count };
}
import { isIsland, islandOf } from '../cards/table.ts';
import { strongest } from '../rules/control.ts';
import { bitOf } from '../rules/state.ts';
import { fittingAt } from '../rules/ship.ts';
function enrich(x) {
  const { state, r } = x; const count = state.players.length;
  for (const [at,t] of state.sea.entries()) { if (!t.explored || !isIsland(t.id)) continue;
    let slots = islandOf(t.id).slots;
    for (let k=0;k<slots;k++) { if (r.below(4)===0) continue; const p=r.below(count); if (state.players[p].cubes>0) { t.cubes[p]++; state.players[p].cubes--; } }
    for (let p=0;p<count;p++) { const n=r.below(3); if (state.players[p].cubes>n) { t.permanent[p]+=n; state.players[p].cubes-=n; } }
    t.controller = strongest(state, at);
    if (t.controller>=0) { for (let b=0;b<3;b++) if (r.below(3)===0 && state.buildings[b]>0) { t.buildings|=bitOf(b); state.buildings[b]--; } if (t.buildings) t.builder=t.controller; }
    t.cargo=r.below(4); t.coins=r.below(4);
  }
  for (const [p,pl] of state.players.entries()) {
    if (pl.crew.length) { for (let c=0;c<4;c++) { let room=fittingAt(pl,c).hold; const n=r.below(room+1); pl.cells[c].cargo=r.below(n+1); pl.cells[c].coins = n-pl.cells[c].cargo; if (r.below(2)) pl.cells[c].cargo=pl.cells[c].coins=0; }
      const lv4 = pl.crew.filter(c=>c.level===4).length; if (lv4>=3) pl.achievements|=2; else { pl.seaDogs=lv4; pl.cubes-=lv4; } }
    // drain cubes by achievements progress? put surplus permanent to be short
    if (r.below(2)) { const isl = state.sea.findIndex(t=>t.explored&&isIsland(t.id)&&t.controller===p); if (isl>=0) { const n=Math.max(0,pl.cubes-r.below(3)); state.sea[isl].permanent[p]+=n; pl.cubes-=n; } }
    if (pl.damage>=5) pl.damage=4;
    if (p!==state.active && r.below(3)===0 && state.endedBy!==-1) pl.finished=true;
    if (p!==state.active && pl.crew.length && r.below(2)) pl.levelDue='must';
  }
  if (r.below(3)===0) { // last round
    state.endedBy = (state.active+count-1)%count; const k=1+r.below(count-1||1); for (let j=1;j<=k && j<count;j++) { const q=(state.active+count-j)%count; state.players[q].finished=true; state.players[q].levelDue='no'; } state.endedBy=(state.active+count-Math.min(k,count-1))%count; }
  const top = state.flow[state.flow.length-1]; 
  Object.assign(state.turn, { beganAt: state.players[state.active].at });
}
const EYES = s => [...Array(s.seats).keys(), 'spectator'];
test('fuzz', () => {
  for (let i=0;i<N;i++) {
    const seed = `${seedBase} ${i}`;
    const x = rich(seed); if (!x) { say('layout failed', seed); continue; }
    if (x.count) enrich(x);
    const { state: S0, r, chance } = x;
    let state = S0;
    const b0 = G.broken(state); if (b0) { say('initial '+b0.slice(0,60), seed); continue; }
    for (let n=0;n<L && state.flow.length>0;n++) {
      const where = `${seed} @${n}`;
      const top = state.flow[state.flow.length-1]; frames.set(top.step,(frames.get(top.step)??0)+1);
      let seat, action;
      const act = toAct(G,state);
      if (act.length===0) { say('nobody to act '+top.step, where); break; }
      if (act[0]===TABLE) { seat=TABLE; action=tableAnswer(G,state,chance); }
      else {
        const cands=[...act, ...mayAct(G,state).filter(s=>legal(G,state,s).length>0 && r.below(4)===0)];
        seat = cands[r.below(cands.length)];
        let ls = legal(G,state,seat);
        if (ls.length===0) { say('no legal '+top.step, where); break; }
        const HOT=['use','flag','fight','storm','attack','pass','raise','play','level','strip','fit','shift','remove','recall','claim','choose'];const hot=ls.filter(a=>HOT.includes(a.type));
        const good = hot.length&&r.below(3)>0?hot: ls.filter(a=>!['end','load','unload','rearrange','jettison','done','skip','decline'].includes(a.type));
        action = good.length && r.below(8)>0 ? good[r.below(good.length)] : ls[r.below(ls.length)];
        if (n % 7 === 0) {
          const texts = ls.map(a=>printAction(G,a)); if (new Set(texts).size!==texts.length) say('double legal '+top.step, where);
          for (const a of ls) if (whyNot(G,state,seat,a)) say('legal refused '+a.type, where);
        }
      }
      if (n%5===0) for (const eye of EYES(state)) {
        const other = redeal(G.clone(state), eye, new SeededChance(where));
        if (hashOf(G.view(other,eye))!==hashOf(G.view(state,eye))) say('view leak '+top.step, where+' '+eye);
        if (eye!=='spectator') { if (hashOf(legal(G,other,eye))!==hashOf(legal(G,state,eye))) say('legal leak '+top.step, where+' '+eye);
          if (hashOf(byDefault(G,other,eye)??'n')!==hashOf(byDefault(G,state,eye)??'n')) say('default leak '+top.step, where); }
      }
      const dreams = n%3===0 ? EYES(state).map(eye=>{ try { return [eye, G.imagine(G.view(state,eye),eye,chance)]; } catch(e) { say('imagine threw '+e.message, where); return undefined; } }).filter(Boolean) : [];
      for (const [eye,d] of dreams) { const b=G.broken(d); if (b) say('dream broken '+b.replace(/\d+/g,'#').slice(0,70), where); if (hashOf(G.view(d,eye))!==hashOf(G.view(state,eye))) say('dream looks different', where); }
      if (process.env.BAD && n%2===0) for (let q=0;q<25;q++) { const types=Object.keys(G.actions); const ty=types[r.below(types.length)]; const a={type:ty}; for (const [k,v] of Object.entries(G.actions[ty])) { const num=()=>{const z=r.below(6); return z===0?-1-r.below(3):z===1?1e9:z===2?r.below(200):r.below(14)}; a[k]= v==='number'?num(): v==='card'?(r.below(2)?r.below(12):r.below(CARD_INFO.length)): v==='seat'?r.below(state.seats===1?2:4): v==='cards'?Array.from({length:r.below(4)},()=>r.below(2)?8+r.below(2):r.below(CARD_INFO.length)): v==='numbers'?[num(),num()]:'x'; }
        for (let st=0; st<state.seats; st++) { let w; try { w=whyNot(G,state,st,a); } catch(e) { say('whyNot threw '+ty+' in '+top.step+' '+String(e).slice(0,80), where+' '+JSON.stringify(a)); continue; }
          const inl = legal(G,state,st).some(o=>sameAction(o,a)); if (!w!==inl) say('whyNot vs legal '+ty+' in '+top.step, where+' '+JSON.stringify(a)); 
          if (w) { const key='R '+top.step+' '+ty+' '+w.code; reasons.set(key,(reasons.get(key)??0)+1); if (!w.clause) say('no clause '+w.code, where);} } }
      // default
      if (seat!==TABLE) { const df=byDefault(G,state,seat); if (df && whyNot(G,state,seat,df)) say('default illegal '+top.step, where);
        if (act.includes(seat) && seat!==state.active && !df && top.step!=='main') say('no default for non-active '+top.step, where); }
      const uses = chance.uses; 
      const out = new Out(chance,true);
      const beforeViews = hashOf(state);
      const silent = G.clone(state); 
      try { apply(G,state,seat,action,out); } catch(e) { say('threw '+String(e).slice(0,100)+' on '+printAction(G,action).slice(0,40), where); break; }
      const b=G.broken(state); if (b) { say('broken '+b.replace(/\d+/g,'#')+' after '+action.type+' in '+top.step, where); break; }
      if (hashOf(G.clone(state))!==hashOf(state)) say('clone differs', where);
      const barrier = seat===TABLE||out.uncovered||chance.uses!==uses;
      if (!barrier) for (const [eye,d] of dreams) {
        if (eye!==seat && !legal(G,d,seat).some(o=>sameAction(o,action))) continue;
        const o2=new Out(new SeededChance('z'),false);
        try { apply(G,d,seat,action,o2);} catch(e) { say('dream threw '+e.message, where); continue; }
        if (hashOf(G.view(d,eye))!==hashOf(G.view(state,eye))) say('undoable tells '+action.type+' in '+top.step, where+' '+printAction(G,action)+' eye '+eye);
      }
      for (const e of out.events??[]) { if (JSON.stringify(e).includes('null')) say('event null '+e.type, where); }
    }
    if (state.flow.length===0) frames.set('over',(frames.get('over')??0)+1);
  }
  console.log([...frames].sort((a,b)=>a[1]-b[1]).map(x=>x.join(':')).join(' '));
  if (process.env.BAD) require('node:fs').writeFileSync('/tmp/audit/reasons.txt',[...reasons.keys()].sort().join('\n'));
  for (const [k,v] of problems) console.log(v[0], k, '|', v[1]);
}, 600000);
