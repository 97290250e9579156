export interface GoodsItem {
  readonly cnum: string;
  readonly name: string;
  readonly perCopyFen: number;
  readonly perPageMilliFen: number;
}

export interface GoodsStep {
  readonly id: string;
  readonly name: string;
  readonly isShow: 'Y' | 'N';
  readonly defaultCnum: string;
  readonly items: readonly GoodsItem[];
}

export interface PriceTier {
  readonly fromCount: number;
  readonly discountBasisPoints: number;
}

/** 商品 with everything that belongs to it. It is shared and cached, so never change one. */
export interface GoodsWithSteps {
  readonly id: number;
  readonly name: string;
  readonly editorType: string;
  readonly isHasPastedown: 'Y' | 'N';
  readonly saleable: 'Y' | 'N';
  readonly basePriceFen: number;
  readonly perPageMilliFen: number;
  readonly steps: readonly GoodsStep[];
  readonly bindings: Readonly<Record<string, { min: number; max: number }>>;
  readonly tiers: readonly PriceTier[];
}

/** The chosen codes by step id, without steps that have no choice. */
export type Selections = Readonly<Record<string, string>>;
