/** An option (选项) of a production step. A code never contains `|`. */
export interface StepItem {
  Cnum: string;
  Name: string;
}

/** A production step (工艺步骤). `IsShow` N hides the step; its chosen code still takes part everywhere. */
export interface ProductionStep {
  ID: string;
  Name: string;
  IsShow: 'Y' | 'N';
  selCnum: string;
  items: StepItem[];
}

/** A range of page counts, both ends included. Open ends are 0 and Infinity. */
export interface PageRange {
  min: number;
  max: number;
}

/** The parts of a cart line that the print rules read. `zhuangDingPageCfg` is keyed by the binding's code or name. */
export interface PrintLine {
  pageNum: number;
  goods: { EditorType: string; isHasPastedown: 'Y' | 'N' };
  zhuangDingPageCfg: Record<string, PageRange>;
  buzhou: ProductionStep[];
}
