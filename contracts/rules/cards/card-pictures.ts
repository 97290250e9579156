import { MEGABYTE } from '../files/file-kinds.ts';

/** 头像照片, 微信二维码: both are small on every screen. */
export const CARD_PICTURE_MOST_BYTES = 10 * MEGABYTE;
