/**
 * Which signs the faces for printing have: Noto Sans SC, Noto Serif SC and Noto Emoji 5.3.1, by what is in
 * their files: their packages promise more. A bit for each of the Chinese characters from U+4E00 to U+9FFF, the lowest first.
 */
export const HAN_FROM = 0x4e00;
export const HAN = [
  '///7//e/9///+93/8yILwef/ft//e3//////7/vf/b8776/v9//fd8vju/+/1v3/X+//aevX6KF85Iv9X/9qRWK6/v/+f9lf7vfqXK0U9+kh',
  'I6Z/7DOsTLCkYkTgcCvO166t3QI9vpP/+/cVpHv/u/+/5h79//+42f9SOFOva7/vbeYvMX/Jv69+U/i6hq2gvqsO7M+/PtqqLuXrvf/t33Wp',
  '4TZLxAP/u///9d/bv690enm9f2Pt2f7//s//////////7+//fvtNX/8bXv3//V/89y/+vz7r3///9uZnHPfy8t9q3dy/+duv6fny//fZ/98b',
  't+Bf737w8v//ev3vaGPz0N2++lefB/K5H12f+1/w0K/Y/vPSkQ4m0u///7/3Wb9M06j3OU6v9oP8W++pGHzZPP7f/3fj/Pn0/7eo8DfvejL6',
  'f5QzpHc1lncEuy9iKyfM90t7CfjuVS7DFNrvJ9X/cf69/9ZXl/v7Bed12Dvepcx3u/9sb9u////9X6qr+jdunS/iVtH/tutE5TT8nh5QzFwZ',
  'xL7n3r9Xl18/Ly4iG8IIln/VwSkM/7/8fiutu7u6/39ceeP9GP/99ttt3/7///+0nZP///8jWn/QEv8fOfNfDjqq5ZoIBIN7p1kp3/n/7/fi',
  'H3DeXeU9AJsQgPybDCIAAMQ07DLUee7r3vzvkXs/5O3bf/WRuMoODPz/+4z///+p6ENOH16uDZXZ3Z/9v43ls+L/73f9+/7//9+/P69Tw/e4',
  'Mnj6/3+3bG7pf+R0OuvPKppOqD1vvb9pv/j2/LzNv39570+6v9//WwZD4zSe3f/B5NBdKrW+WftAhGwTlpo77MzcD5+EQ0Dl9cH///9v1N3p',
  'y3s+S+v+S/ZZRv7dNxkivvT/37//+/vwhn/P7n+P9v7t+jHwjuPHLI3//8u/d79fWeNHTAtm9PdnuNlY7zX25PcFF/mko4s/vBHvZzF6/9+3',
  'bpVFVxKX1QmCFHE83Pf/JP/6a1z6/3/u2u+6u7rF/v/ZzSjv8/vdzd479vP9e3w+mvzu/9vbV7d756XNTTZLwhPg/0cXn/ctr7mq7P9+rl3z',
  'a9Cn/6/8nr7t9a+/6xv7h5/3/ZO77fvfzuD2P757f1N7sP+L1IBqgIiozaFr9l8/r6Xb//e+52kFnDEkEfI/DJzuXf+6s/Vn8BvYaZIYunyb',
  'j1EwDv1HDorLCo8j/9FNBcvmCALSUUCTUBXara1cUQyfsQEACDDkzwK/EIRvyFIZC/+mnR//Lu5NHqa9vGf8/w9CmDoi4KH7j/7///fH3vH+',
  'm69dd/6bf6/+f77//hb/zn//73263d/f7M9v//7v31/79rA5pFf//9/ffJH9mk5/U9/rH7h/++7/utT3u256+e7s3dHvokHx5ozWvP+bu+93',
  '15zHToN4Aj2/zsH46fLf9v53f197lRm6hFoC/w8uyBPaA0RgqiLtyNGhdhCeAnVauGHxY8Z2sxD+/z+PzRC/0buAphAX+VdDwEMQ9F5lVvJj',
  'XKXRhRSTMZH+Xx7PNZbhZVCawTBBfAh95//HeUS/99Y+b5ekBIiB8P9/f3HF6mPz3z+fXPj4p3774jXkpYItsXVt3P/v3+/vzw7l90d66ee1',
  '9v//AV10933few2k/r2n20Tfzwn1yUdHpyqVNt/9w9CAOqGql/6//02x/99+9Z1/397+16Y7+T9zvjd0S90Pn9Zrf/+79889941xVNUu2m7/',
  '3l1v7/XYN4xs99f5/scW/5v7VM5H+/33y/AHf24/Bvax+A/Apbb56KUgwH6s/kjpT7L3/e76vV+/2/8mIP7A0IJzmv+qIl/WKg43VmKVlkym',
  'WgnOUgxQfu/X+//1q5Tf9/60nfjfO+9Pq2bh2KuRbS1skNZpUM+6xfKiaEwL0Yf7Jf/5a/cJ5bANRv57oPDu/996y31//9/2/lc9wfL++qX4',
  '//ve/5ML2x8aJnPG0lCKvWLC2/+v74sxGYI5UBw+Nv//+/fX7/6nN+DSsZHhW/Evn//3/2sHXZhzWU7d7kbyr1r3Rfz3/ZK91v19v77aFw8E',
  'SE3Kgn7bbHJvwi6JOgawXN3//+/v//+//+/v//3///+/////JTQwt6cvR79iYl9z75rzV7MrVDSP69obXnt491PAB/qpTDxURwLH3/H9m0i9',
  'N+7W9V900n6zv1s19vf///7/n8NFfTtH4Wsb/wWFAj9pA0isTzYa2aj/OF3399XZ3r3/T5CKAIdAwc/nHO/fs/v//3P3/f/7/+6a///zuj2Q',
  'vX4f+ZdX3/v/iLllT1xbDc/ft6eferkjjherWvwCMf0TArvAQsYeTrrrJbRamdoigRT/9i5LoO1QSJQBELqFajq0PyhHyEIyp1VO8YUSGlTf',
  'gUOCoimwcQcQyuQMQgWAIgCRAOA/3IRYIv4HPCgwmpdzBNHuE8tQ4h9LzSeuVS5CksyFU6ijfUF1eSwpiMQNuSgkUQwGWCFUDGosLHiKDgBm',
  'GnF0vGo+34XidqlMGFRtkhDnwz67PhEbc8UePQ8iDFUoEhBg0kGUBcjrmcgEggaMJPffR1ToiBqBj8forSws2l1DATXpT24PBqA2L0F7dwXT',
  'gIjEmMJpmkWHVIEqQxEIwiKSgFVBkJUgCRQJBv///fd///////v////9//////+Awt9xBAYdCAckdhlhh5/Zu58lCljdNRA1sKVY6P////9/',
  '/3v/3yz7ADIMM4IIgTrVXNjC7Bqf6z+g1hHgTP4zJpcPD4ZRMlWcsqoRUgCcRQRBfASEBAgAeQgKPKgAhkDJMGIAgMD7f//+7/vfSOvn/rZp',
  'u/98b5knf6737k/gZl/27L97L+P0t7+Pqi5P139vusWrfNatsOEVEjRTjaAHBkj+lWQ+1vfnrDoHHB79MEXD/4cxyCAhAqFnMVD6JrD2ccKK',
  'SHSREkjpR0oxAHnIAmIRBQAQNAkRUAAlRdebZkAD/P//7U8gQASU2ASE8P///z/DwRYAACkAwP/3/28sRRAEBgQsCP//////////////////',
  '///v//////9///////////+934BJyh7Dff8X//83cBEG7///////vgLFfvj3OzH4vhf9JWTtsVuZBdt78/pmWg2Pz8r350pSgCQFYxQDT15v',
  'MlgUMOg2RWn5FABAGAgRwn5oyG4Rn0ETOREbQPC2TayI4/////v/94NCRNjBf++G1xRwKDUZTQJRIGMgGLZA6P/39/vt/wMgeRqQehAlKAIg',
  'AoAawA4KAAmFACFkpIwk+vv////v/7eB4xc/2R6DSuwQClihCYWshQYY/uNSlQaAgAABSQKAAW0DAQAGSAgAAQMABAAhABAgBAqBA4gAEACE',
  'me//99//a/6/+f779y7CWDAEAwRIQAGAiAAAArIDEAVEEIIEAACAEBGQAoCAAAAEBgAEAsRv/+/v///q3d9/K/PEGa+gcAYw/xjif/ulh1pa',
  'AGiZAgWSgmoCDAcAzgAAgPs/c98FAAAAAAAAAAAA//8=',
].join('');

/** All others, as runs of code points to base 36. */
export const OTHER_SIGNS = `
w-3i 4g-77 7k-7n 7u-7v 88-8b 8z-90 93-94 98-9b 9e-9f a0-a5 b6 bk-bl bz-c0 ct-d8 e0-e1 gh gx jf jr jt-jv k9 kq-kr
lc-ld lg lj lo sh sw-un up 5z2-5z3 61s-649 6bm-6bn 6bx 6c0-6c6 6c8-6ca 6cc-6ce 6cg-6ci 6cl-6cn 6cw 6cy-6cz 6d1
6d5-6d8 6dl 6es 6g9 6gb-6gc 6hp 6hv 6ir 6it 6ix 6j7 6ja 6jl-6jm 6jq 6jv 6k9 6mo-6mx 6nd-6ne 6o4 6oc 6og 6oi 6ok
6p2-6p5 6ps 6pu 6px-6q0 6q7 6q9-6qa 6qd 6qi 6ql-6qo 6qr 6qt 6qv-6qz 6r2 6r8-6rb 6rh 6rs 6rw 6sg-6sh 6sk-6sn
6sq-6sr 6su-6sv 6te-6tf 6tx 6tz 6u1 6ud 6v3 6wf 6x3 6xe 6xk 6xm-6xn 6y0 72n 73d-73n 73s-73u 76o-775 778-78b 794
79e 79j 79l 79s 79u 79w 7a0 7a5-7a6 7ab 7ae 7ag 7b4-7c6 7c8-7ck 7cm-7cn 7cr-7d4 7d6-7d7 7dc-7dd 7dg 7dj 7dm-7dn
7dp 7dr-7ds 7du-7dv 7dx-7dz 7e1-7e2 7e4-7eb 7eh 7eo-7f9 7fk-7fl 7fn 7ft-7fv 7g2-7g3 7g6-7g7 7gc-7gd 7gg-7gh
7gm-7gn 7gp-7gr 7gu-7gx 7he-7hi 7hr 7i3-7i6 7i8-7ie 7ih 7im-7in 7ip 7is-7it 7iw 7j0-7j4 7j6-7j7 7ja 7je 7ji-7jj
7js-7ju 7k0 7k2 7k8-7kj 7kv-7l9 7lb 7ln 7lq-7lr 7ma-7mf 7mh 7mj-7mk 7mo-7mp 7mv 7my-7mz 7n4-7n5 7nh-7ni 7no-7np
7ns 7ny-7nz 7o1 7o3-7o4 7op-7oq 7ow-7p1 7p3-7p6 7p9 7pe 7ph 7pk-7pp 7pr 7pu-7pw 7py 7q2 7q5 7q9 7qg 7qr-7qs 7r1
7r3-7r4 7r8 7rb 7rg 7ri 7rn-7rr 7s3-7s4 7sm-7su 7sw-7sy 7t6-7t8 7ta 7th-7tj 7tt 7u8 7un 850-851 8hx-8hz 8ij-8ik
8k0 8k5 98b 9a8 9ag 9b8 9bh 9bj-9bk 9bw 9c5 9cz-9d0 9dg 9dv 9e7 9fg 9hc-9hf 9hh-9hz 9i4-9i6 9i9 9ib-9ic 9io
9is-9it 9j1 9j5-9lf 9ll-9lq 9lt-9o6 9ob-9oe 9ol-9pl 9pt 9pw 9pz 9q1 9q9-9qa 9qd 9qf-9qg 9qj 9ql-9qm 9r0 9r4-9r5
9r7 9s6 9sd 9si 9sm-9so 9su-9sv 9wg-9wp 9wx 9yg 9zr 9zt a03 a6m-a6n a6t a70-a72 a75 a84 a8h-a8i a8l ab8 abs-abt
afw age aim ajh ajq ak5 aky alc-ald alp amm asi asr b6w c6j c87 c8b c9m cgr cj1 djp e1v eey f4z fcm-fcv 1d6p
1d6y 1d7w-1d7x 1d84 1d87 1d9h 1d9j 1d9w 1da1 1da6 1dai 1dam 1db0 1dbp 1dbu 1dby 1dcg 1dct 1dcw-1dcx 1dd0 1de0
1de2 1de9 1dkx-1dky 1e6n 1e7k-1e7l 1e7n-1e84 1e89-1e8i 1e8k-1e8n 1e8p-1e92 1e94-1e97 1edd-1efy 1eg1-1eg5
1eg7-1ega 1egc 1egf-1ego 1egq-1egt 1egw-1eh0 1eh2 1eh5-1eha 1ehe 1ehj-1ehn 1ehp-1ehr 1ejk-1ejq 1ejt 1ejv 1ejx
2pz8 2q4v 2q9c-2q9d 2q9q-2q9r 2qa6 2qa9-2qai 2qcm-2qdb 2qdd-2qde 2qe2 2qen 2qeq-2qey 2qfk-2qfl 2qkg-2qld
2qlg-2qoj 2qom-2qon 2qop-2qor 2qou-2qr4 2qr7-2qr9 2qrb-2quh 2quj-2qyl 2qyn-2r0d 2r0p-2r0u 2r0w-2r1j 2r1r-2r1s
2r1v-2r22 2r2f 2r2i-2r2l 2r2o 2r2t-2r2u 2r38-2r39 2r3c 2r3l-2r3m 2r3w 2r42-2r44 2r4h-2r4j 2r4s-2r4u 2r4x 2r4z
2r54 2r5b 2r5f 2r5m-2r7z 2r9c-2rb9 2rbf-2rbm 2rbp-2rbs 2rbw-2rc5 2rc9 2rcb-2rcc 2rcg 2rcj-2rcs 2rj4-2rjf 2rjk
2rrg-2rsq 2rss-2rt1 2rt3-2ry7 2s1c-2s1o 2s1s-2s22 2s26-2s3q 2s3s 2s3x-2s4c 2s4f-2s4q 2s4v-2s54 jo0y-jo0z jo11
jo13 jo18 jo1a jo1f-jo1g jo1j jo1r
`;
