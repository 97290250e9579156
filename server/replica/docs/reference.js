/* The API reference: Swagger UI with what this contract says beyond OpenAPI. Plain JavaScript, served as it is. */
(() => {
  /** Adds the provenance and the URL on the wire to the line of every operation. */
  function withProvenance(Original, system) {
    const { createElement, Fragment } = system.React;
    return (props) => {
      const path = ['paths', props.operationProps.get('path'), props.operationProps.get('method')];
      const operation = system.specSelectors.specJson().getIn(path);
      const provenance = operation?.get('x-provenance');
      const wire = operation?.get('x-wire')?.toJS();
      return createElement(
        Fragment,
        null,
        createElement(Original, props),
        provenance && createElement('span', { className: `provenance ${provenance}` }, provenance),
        wire && createElement('span', { className: 'wire-url' }, wireUrl(wire)),
      );
    };
  }

  function wireUrl({ path, serviceName, medthodName }) {
    return serviceName ? `${path}?serviceName=${serviceName}&medthodName=${medthodName}` : path;
  }

  /** Before the contract is read there is nothing that anybody could be authorised for. */
  let noteRead;
  const isRead = new Promise((resolve) => {
    noteRead = resolve;
  });

  const ui = window.SwaggerUIBundle({
    url: '/__replica/contract.json',
    dom_id: '#reference',
    deepLinking: true,
    displayRequestDuration: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    validatorUrl: null,
    onComplete: noteRead,
    presets: [window.SwaggerUIBundle.presets.apis],
    plugins: [{ wrapComponents: { OperationSummaryPath: withProvenance } }],
  });

  /** A bound-wide replica does not lend its accounts; then there is nothing to choose. */
  async function offerPersonas(select) {
    const response = await fetch('/__replica/personas');
    if (!response.ok) {
      select.parentElement.remove();
      return;
    }
    const { list } = await response.json();
    for (const { account, nick, vip_name: level } of list) {
      select.add(new Option(`${account} · ${nick}${level ? ` · ${level}` : ''}`, account));
    }
    select.addEventListener('change', () => logInAs(select.value));
  }

  async function logInAs(account) {
    if (account === '') {
      ui.authActions.logout(['token']);
      return;
    }
    const response = await fetch(`/__replica/personas/${account}/login`, { method: 'POST' });
    const { token } = await response.json();
    await isRead;
    ui.preauthorizeApiKey('token', token);
  }

  offerPersonas(document.getElementById('persona'));
})();
