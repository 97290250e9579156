/** Whether the session check (登录状态) says logged in: only the string "1" does, the number 1 does not. */
export function isLoggedInStatus(status: unknown): boolean {
  return status === '1';
}

/** Whether any other documented call says success (操作成功): its status may be the number 1 or the string. */
export function isSuccessStatus(status: unknown): boolean {
  return status === 1 || status === '1';
}
