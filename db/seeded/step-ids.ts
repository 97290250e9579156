/** The ids of the demo's production steps (工艺步骤). They only tell the steps apart: rules know steps by their names. */
export const SEEDED_STEP_IDS = {
  coverMaterial: '101',
  binding: '102',
  innerWeight: '103',
  innerLamination: '104',
  coverLamination: '105',
  remark: '106',
  edge: '107',
} as const;
