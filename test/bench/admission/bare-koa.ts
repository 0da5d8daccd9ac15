/** The least that the reply takes: a bare Koa route that makes the same brands query. `node bare-koa.ts <database> <account>` */
import Router from '@koa/router';
import Koa from 'koa';
import { createBrands } from '../../../src/brands/index.ts';
import { createDatabase } from '../../../src/storage/database.ts';
import { announce } from './announce.ts';
import { bodyOf } from './body.ts';

const [url = '', accountId = ''] = process.argv.slice(2);
const knex = createDatabase({ url, poolSize: 10 });
const brands = createBrands({ knex, now: () => new Date(), newId: () => '' });
const router = new Router();
router.get('/api/v1/brands', async (ctx) => {
  ctx.body = bodyOf(await brands.list(accountId));
});
const app = new Koa();
app.use(router.routes());
const server = app.listen(0, '127.0.0.1', () => announce(server));
