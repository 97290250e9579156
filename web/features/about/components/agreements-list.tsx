import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Row } from '#web/kit/layout/shapes.ts';
import { AGREEMENTS, type Agreement } from '#web/lib/session/agreements.ts';
import styles from './about.module.css';

export function AgreementsList() {
  const [shown, setShown] = useState<Agreement | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Row gap={8} align="stretch" wraps>
        {Object.values(AGREEMENTS).map((agreement) => (
          <Button
            key={agreement.title}
            onClick={() => {
              setShown(agreement);
              setIsOpen(true);
            }}
          >
            {agreement.title}
          </Button>
        ))}
      </Row>
      <Drawer open={isOpen} title={shown?.title} size={480} onClose={() => setIsOpen(false)}>
        {shown?.sections.map(({ heading, text }) => (
          <section key={heading} className={styles.clause}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </Drawer>
    </>
  );
}
