import { PRINT_FORM_NAMES, printFormOf } from '#contracts/rules/print/print-forms.ts';
import { orderById } from '../queries/orders/order-reading.ts';
import { putPrintFile } from '../queries/orders/print-files.ts';
import { idOrRefuse } from './find.ts';
import { orderInState } from './order-in-state.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface PrintParams extends Record<string, string> {
  account: string;
  form: string;
  why: string;
  orderNo: string;
  lineID: string;
}

export const printFileFailed: Scenario<PrintParams> = {
  name: 'print-file-failed',
  title: '印刷文件生成失败',
  description:
    'The account has one more order that is ready to be printed, whose print or read file could not be drawn; the customer may have it made again.',
  defaults: {
    account: 'super',
    form: 'print',
    why: '第 3 页的图片无法读取，请在作品里换一张图片后再试',
    orderNo: '',
    lineID: '',
  },
  run(world, { account, form: wished, why, orderNo, lineID }) {
    const form = printFormOf(wished);
    if (form === null)
      throw new ScenarioRefused(`a file is one of ${Object.keys(PRINT_FORM_NAMES).join(', ')}`);
    const order = { ...orderInState.defaults, account, state: 'ready', orderNo, lineID };
    const made = orderInState.run(world, order);
    const [line] = orderById(world.db, idOrRefuse(made.orderId ?? '', 'orderId'))?.lines ?? [];
    if (!line) throw new ScenarioRefused('the order has no line');
    putPrintFile(world.db, line, { form, state: 'failed', why, bytes: 0, askedAt: world.now });
    return { ...made, lineID: String(line.id) };
  },
};
