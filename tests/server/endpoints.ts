/** The operations that the server answers before Next, as a request finds them. */
import { OWN_ENDPOINTS } from '../../app/api/own';
import { ENDPOINTS } from '../../app/api/v1/endpoints';
import { API_BASE, type Operation } from '../../lib/server/transports/contract';
import { asResponse } from '../../lib/server/transports/reply';
import type { Endpoint } from '../../lib/server/transports/route';

export type Handler = (
  request: Request,
  found: { readonly params: Promise<object> },
) => Promise<Response>;

/** What answers an operation. */
export function endpointOf(operation: Operation): Endpoint {
  const found = ENDPOINTS.find((one) => one.operation === operation);
  if (!found) throw new Error(`nothing answers ${operation.id}`);
  return found;
}

/** The same, called as Next calls a route handler. */
export const asHandler =
  ({ answer }: Endpoint): Handler =>
  async (request, { params }) =>
    asResponse(await answer(request, await params));

/** All of them, by method and address: `/api/v1/games/[gameId]`. */
export const endpoints = [...ENDPOINTS, ...OWN_ENDPOINTS].map((endpoint) => {
  const { method, base = API_BASE, path } = endpoint.operation;
  const address = `${base}${path.replaceAll('{', '[').replaceAll('}', ']')}`;
  return { endpoint, method: method.toUpperCase(), address };
});
