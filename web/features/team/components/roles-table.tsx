import { mayInTeam, ROLE_NAMES, TEAM_ACTS, TEAM_ROLES, type TeamAct } from '#contracts/rules/team/roles.ts';
import { Sheet } from '#web/components/sheet.tsx';
import styles from './roles-table.module.css';

const ACTS = Object.entries(TEAM_ACTS) as [TeamAct, string][];

/** The rights of each role (角色与权限), from the same table as the server's. */
export function RolesTable() {
  return (
    <Sheet title="角色与权限">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="only-read">权限</span>
            </th>
            {TEAM_ROLES.map((role) => (
              <th key={role} scope="col">
                {ROLE_NAMES[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ACTS.map(([act, text]) => (
            <tr key={act}>
              <th scope="row">{text}</th>
              {TEAM_ROLES.map((role) => (
                <td key={role} data-may={mayInTeam(role, act)}>
                  {mayInTeam(role, act) ? '可以' : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
