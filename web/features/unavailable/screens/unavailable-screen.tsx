import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS } from '#web/lib/paths.ts';
import type { EditorType } from '#web/lib/screen.ts';
import styles from './unavailable-screen.module.css';

interface UnavailableScreenProps {
  readonly title: string;
  readonly feditorType?: EditorType;
}

const WAYS_ON = [
  { path: PATHS.shoppingCart, text: '查看待印刷的作品，调整印刷选项' },
  { path: PATHS.userInfo, text: '核对个人资料和收货地址' },
  { path: PATHS.about, text: '看版本更新，或告诉我们您的需要' },
];

/** Says honestly that a screen is not open yet (此功能尚未开放). */
export function UnavailableScreen({ title, feditorType }: UnavailableScreenProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.page} data-editor-type={feditorType}>
      <div className={styles.drawing}>
        <img src="/media/drawings/not-open-yet.svg" alt="" width={320} height={220} />
      </div>
      <div>
        <p className={styles.kicker}>{title}</p>
        <h1 className={styles.title} tabIndex={-1}>
          此功能尚未开放
        </h1>
        <p className={styles.text}>
          我们还在准备「{title}」页面，开放后您可以从菜单直接进入；已有的作品和订单不受影响。
        </p>
        {feditorType ? <p className={styles.editor}>编辑器类型 {feditorType}</p> : null}
        <ul className={styles.ways}>
          {WAYS_ON.map(({ path, text }) => (
            <li key={path.path}>
              <Link className={styles.way} to={path.getHref()}>
                <strong>{path.title}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Button onClick={() => void navigate(-1)}>返回上一页</Button>
      </div>
    </div>
  );
}
