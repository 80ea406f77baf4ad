/** The server's HTTP side, call by call. Everything that goes wrong comes out as one kind of error. */
import type { Course } from '@broadside/kernel';
import type {
  CampaignChange,
  CampaignInfo,
  Devices,
  Guest,
  Harbour,
  TableInfo,
  TableSettings,
  WireError,
} from '@broadside/wire';
import { TableError } from './tables/table.ts';

const UNREACHABLE: WireError = { code: 'unreachable', message: 'the server does not answer' };

async function readError(response: Response): Promise<WireError> {
  try {
    const body = (await response.json()) as Partial<WireError>;
    if (typeof body.code === 'string') return { ...body, code: body.code, message: body.message ?? body.code };
  } catch {
    // A reverse proxy in between answered with a page of its own.
  }
  return response.status >= 500 ? UNREACHABLE : { code: 'failed', message: `status ${response.status}` };
}

/** The first question of a newcomer, while it is being answered. */
let introduction: Promise<void> | undefined;
let isIntroduced = false;

/** A newcomer becomes a guest by the first answer: what was asked beside it would make somebody else of them. */
async function ask(path: string, init: RequestInit): Promise<Response | undefined> {
  while (introduction) await introduction;
  const answer = fetch(`/api${path}`, init).catch(() => undefined);
  if (!isIntroduced)
    introduction = answer.then((response) => {
      isIntroduced = response?.ok === true;
      introduction = undefined;
    });
  return answer;
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
  const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await ask(path, init);
  if (!response) throw new TableError(UNREACHABLE);
  if (!response.ok) throw new TableError(await readError(response));
  // Without a server behind it a static host answers every address with the app's own page.
  if (!response.headers.get('content-type')?.includes('json')) throw new TableError(UNREACHABLE);
  return (await response.json()) as T;
}

const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

export interface Recovery {
  readonly token: string;
  readonly expires: number;
}

export const api = {
  harbour: () => call<Harbour>('GET', '/harbour'),
  rename: (name: string) => post<Guest>('/me', { name }),
  setResponseTimeout: (responseTimeout: number) => post<Guest>('/me', { responseTimeout }),
  recovery: () => post<Recovery>('/me/recovery'),
  devices: () => call<Devices>('GET', '/me/devices'),
  revoke: () => post<Devices>('/me/recovery/revoke'),
  signOut: () => post<Devices>('/me/sign-out'),
  recover: (token: string) => post<Guest>('/recover', { token }),
  open: (settings: TableSettings) => post<TableInfo>('/tables', settings),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  code: (code: string) => call<{ readonly id: string }>('GET', `/codes/${encodeURIComponent(code)}`),
  sit: (id: string, seat?: number) => post<TableInfo>(`/tables/${id}/sit`, seat === undefined ? {} : { seat }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  start: (id: string, bots?: string) => post<TableInfo>(`/tables/${id}/start`, bots === undefined ? {} : { bots }),
  remove: (id: string, person: string) => post<TableInfo>(`/tables/${id}/remove`, { person }),
  mute: (id: string, person: string, muted: boolean) => post<TableInfo>(`/tables/${id}/mute`, { person, muted }),
  close: (id: string) => post<TableInfo>(`/tables/${id}/close`),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  comeBack: (id: string) => post<TableInfo>(`/tables/${id}/return`),
  file: (id: string) => call<unknown>('GET', `/tables/${id}/file`),
  /** Puts the file of a finished match on the server, for everybody. */
  putMatch: (file: unknown) => post<{ readonly id: string }>('/replays', file),
  beginCampaign: (settings: TableSettings) => post<CampaignInfo>('/campaigns', { settings }),
  campaigns: () => call<readonly CampaignInfo[]>('GET', '/campaigns'),
  campaign: (id: string) => call<CampaignInfo>('GET', `/campaigns/${id}`),
  changeCampaign: (id: string, change: CampaignChange) => post<CampaignInfo>(`/campaigns/${id}`, change),
  nextChapter: (id: string, course?: Course) =>
    post<CampaignInfo>(`/campaigns/${id}/next`, course === undefined ? {} : { course }),
  deleteCampaign: (id: string) => post<unknown>(`/campaigns/${id}/delete`),
};
