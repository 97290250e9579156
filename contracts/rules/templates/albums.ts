import type { AlbumTemplate } from './album-template.ts';

const SQUARE = { widthMm: 210, heightMm: 210 };
const WIDE = { widthMm: 297, heightMm: 210 };
const TALL = { widthMm: 210, heightMm: 297 };
const SMALL = { widthMm: 148, heightMm: 210 };
const BOOK = { widthMm: 185, heightMm: 260 };

/** Those of the house (相册模板); an id is never given to another one. */
export const ALBUMS: readonly AlbumTemplate[] = [
  {
    ...{ id: 'album-first-year', name: '一岁的你', subtitle: '从第一天，到第一步', ...SQUARE },
    inks: {
      ...{ paper: '#fdfaf5', ink: '#4a3b35', accent: '#c8694f' },
      ...{ tint: '#f3e6dc', cloth: '#f0d9cb', onCloth: '#5a3a2e', endpaper: '#dfa893' },
    },
    ...{ family: 'sans', cover: 'window', decor: 'dots', samples: 'our-first-year' },
    plan: 'title 1h 2i 3g chapter 1g 4f 2h chapter 3h 1k 2l 4i 1a chapter 2g 3l 4m 1h words',
  },
  {
    ...{ id: 'album-seaside', name: '海边假日', subtitle: '风、盐和晒得发烫的沙子', ...WIDE },
    inks: {
      ...{ paper: '#ffffff', ink: '#17374a', accent: '#2f7f9d' },
      ...{ tint: '#dfeaee', cloth: '#1d5873', onCloth: '#ffffff' },
    },
    ...{ family: 'sans', cover: 'full', decor: 'plain', samples: 'island-honeymoon' },
    plan: 'title 1a 2e 3c chapter 1a 4b 2f 1d 3d 2a 5c 1a 4e 2m 3i chapter 1a 6b words',
  },
  {
    ...{ id: 'album-city-walk', name: '城市漫步', subtitle: '街角、橱窗与晚风', ...SMALL },
    inks: {
      ...{ paper: '#ffffff', ink: '#22262c', accent: '#b5382e' },
      ...{ tint: '#e7e8ea', cloth: '#22262c', onCloth: '#f6f4f0' },
    },
    ...{ family: 'sans', cover: 'stripe', decor: 'line', samples: 'night-flight' },
    plan: 'title 1a 1h 2h chapter 1g 3k 2c 1j 2d 1a 3g 2l 1i chapter 4f 1a 2j 1h words',
  },
  {
    ...{ id: 'album-graduation', name: '毕业那天', subtitle: '教室、操场和我们', ...WIDE },
    inks: {
      ...{ paper: '#fbfaf7', ink: '#203864', accent: '#a67c2e' },
      ...{ tint: '#e6e9f0', cloth: '#203864', onCloth: '#f4ecd8', endpaper: '#c9ad74' },
    },
    ...{ family: 'serif', cover: 'side', decor: 'corners', samples: 'graduation-class-two' },
    plan: 'title 1g 6e 4k chapter 8d 2m 3i 6h 1k chapter 4l 12b 2g 5f 9b 1g 3j 4f words',
  },
  {
    ...{ id: 'album-wedding', name: '我们结婚了', subtitle: '这一天，以及此后的每一天', ...SQUARE },
    inks: {
      ...{ paper: '#fffdf9', ink: '#4b4136', accent: '#a8842c' },
      ...{ tint: '#f1ebdf', cloth: '#f7f1e6', onCloth: '#5b4a2b', endpaper: '#d8c59a' },
    },
    ...{ family: 'serif', cover: 'framed', decor: 'frame', samples: 'golden-anniversary' },
    plan: 'title 1k 2l 3l chapter 1g 2g 4m 1h 3g chapter 2h 1k 4f 2k 3h 1g 6i 1j words',
  },
  {
    ...{ id: 'album-fifty-years', name: '爸妈的五十年', subtitle: '一张照片，一段日子', ...TALL },
    inks: {
      ...{ paper: '#fbf6ef', ink: '#3d2b27', accent: '#8f2f2f' },
      ...{ tint: '#ecdfd2', cloth: '#7c2a2c', onCloth: '#f6e7cf' },
    },
    ...{ family: 'serif', cover: 'window', decor: 'line', samples: 'golden-anniversary' },
    plan: 'title words chapter 1h 2k 3l 1j 2i chapter 4m 1h 3g 2n 5h 1i chapter 4g 2k 6i words',
  },
  {
    ...{ id: 'album-garden', name: '花园四季', subtitle: '种下去的，都开了', ...BOOK },
    inks: {
      ...{ paper: '#fafbf6', ink: '#2c3d2e', accent: '#4f7a4a' },
      ...{ tint: '#e3eadb', cloth: '#dfe8d4', onCloth: '#2f4a31', endpaper: '#8fae86' },
    },
    ...{ family: 'serif', cover: 'half', decor: 'dots', samples: 'grandmother-garden' },
    plan: 'title 1h chapter 2h 3h 1j chapter 2i 4j 1g chapter 3k 2l 1i chapter 4f 2j 5d 1h words',
  },
  {
    ...{ id: 'album-ride', name: '骑行日记', subtitle: '公里数，和路上的人', ...WIDE },
    inks: {
      ...{ paper: '#ffffff', ink: '#2b2a28', accent: '#d0661f' },
      ...{ tint: '#ecebe6', cloth: '#d0661f', onCloth: '#ffffff' },
    },
    ...{ family: 'sans', cover: 'half', decor: 'band', samples: 'round-the-island-ride' },
    plan: 'title 1g 3i 2m chapter 4k 1l 3j 2h 5g chapter 1a 4l 2n 3m 6e 1l 4n 2g words',
  },
  {
    ...{ id: 'album-mountains', name: '往山里去', subtitle: '海拔、云和碰巧遇见的光', ...WIDE },
    inks: {
      ...{ paper: '#f7f8f8', ink: '#28333b', accent: '#5c7482' },
      ...{ tint: '#dce2e5', cloth: '#33444f', onCloth: '#eef2f3' },
    },
    ...{ family: 'serif', cover: 'stripe', decor: 'plain', samples: 'western-sichuan-drive' },
    plan: 'title 1a 2e 1f chapter 1a 3c 2b 1a 4c 1d chapter 1a 3d 2f 1a 5a 1e 2a words',
  },
  {
    ...{ id: 'album-first-snow', name: '初雪', subtitle: '安静下来的几天', ...SQUARE },
    inks: {
      ...{ paper: '#fcfdfd', ink: '#39444d', accent: '#7b8f9e' },
      ...{ tint: '#e6ecef', cloth: '#eaf0f3', onCloth: '#35424c' },
    },
    ...{ family: 'serif', cover: 'side', decor: 'plain', samples: 'snow-in-the-north' },
    plan: 'title 1k 1h 2l chapter 1g 2k 1j 3l 1k 2i chapter 1h 3h 1g 2h 4m 1k 2j words',
  },
  {
    ...{ id: 'album-kitchen', name: '家的味道', subtitle: '一道菜，一个人', ...SMALL },
    inks: {
      ...{ paper: '#fdf9f3', ink: '#43322a', accent: '#b0722c' },
      ...{ tint: '#f0e4d3', cloth: '#43322a', onCloth: '#f6e8d2', endpaper: '#c99a63' },
    },
    ...{ family: 'serif', cover: 'full', decor: 'line', samples: 'by-the-stove' },
    plan: 'title words chapter 1h 2k chapter 1i 3l chapter 1j 2l chapter 1h 2i chapter 3g 1h chapter 2k words',
  },
  {
    ...{ id: 'album-this-year', name: '这一年', subtitle: '十二个月，挑着记', ...TALL },
    inks: {
      ...{ paper: '#ffffff', ink: '#203864', accent: '#203864' },
      ...{ tint: '#e9edf4', cloth: '#ffffff', onCloth: '#203864' },
    },
    ...{ family: 'sans', cover: 'framed', decor: 'band', samples: 'terraces-above-clouds' },
    plan: 'title 4f chapter 3g 6d chapter 2i 5h 8b 1g chapter 4i 3k 7b 2h chapter 9b 4g 1g words',
  },
];
