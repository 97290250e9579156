/**
 * The styles that antd would make in the browser of everybody who opens the product, made once by the build. On a phone
 * making those of the login screen takes a fifth of its first load. antd takes what it finds and makes the rest itself:
 * what is missing here costs time and nothing else. Its colours and sizes are variables, so they fit every theme.
 */
import type { Plugin } from 'vite';

export function antdStyles(styleSheet: string): Plugin {
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: styleSheet },
      handler: async (css) => ({ code: `${await stylesInAdvance()}\n${css}`, map: null }),
    },
  };
}

/** What a first load shows: the login screen, and the frame and the lines of the cart. */
async function stylesInAdvance(): Promise<string> {
  // Not before Vite said that this is a build for production, of which the names of the styles depend.
  const [antd, { createCache, extractStyle, StyleProvider }, { renderToString }] = await Promise.all([
    import('antd'),
    import('@ant-design/cssinjs'),
    import('react-dom/server'),
  ]);
  const { Alert, App, Button, Checkbox, Drawer, Form, Input, Pagination, QRCode, Skeleton, Space, Spin } =
    antd;
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <App>
        <Alert title="a" />
        <Button icon="a">a</Button>
        <Checkbox />
        <Drawer />
        <Form>
          <Form.Item name="a">
            <Input.Password />
          </Form.Item>
        </Form>
        <Pagination total={9} />
        <QRCode value="a" />
        <Skeleton />
        <Space>a</Space>
        <Spin />
      </App>
    </StyleProvider>,
  );
  return extractStyle(cache, { plain: true, types: ['style'] });
}
