/**
 * Signs that the slices of Noto Sans SC and Noto Serif SC 5.3.1 are said to have but lack: most of Latin Extended-A,
 * pictures, and a few rare characters. Code points in base 36, as runs.
 */
const BOTH = `
78-7j 7o-7t 7w-87 8c-8y 91-92 95-97 9c-9d 9g-9z a6-b5 b7-bj bm-by c1-cs d9-dz e2-gg gi-gw gy-je jg-jq js jw-k8
ka kc-kp ks-lb sg si-sv uo uq-v3 wg-wh xc-xd 10w-11c 125-126 129 12b 12d 12j 12m-12x 17r-17t 181 189 18k 18q 1t2
1t4 1tl 1tr-1ts 2s7 2si 2tg 5q8-5vj 5xc-5z1 5z4-61r 64a-64f 676 67v 6bk-6bl 6bo-6bu 6c7 6cb 6cf 6cj-6ck 6co-6cp
6cv 6cx 6d0 6d2-6d4 6d9-6dk 6dm-6e7 6ed 6eo 6et-6ew 6ey-6f7 6fg-6fi 6fm 6g0-6g8 6ga 6gd-6h0 6hs 6hv 6jb 6jk 6k3
6k9 6n4 6nd-6ne 6nj 6nn 6np 6nu-6nv 6oa 6oh 6oj 6ox 6qf-6qh 6rg 6s2 6s6 6uo-6up 6ux 6v9-6va 6x0 6x7 6xf-6xg
6xm-6xn 6xv 717 719-71a 71c 73d 73k 73n 75x 761 7fw-7fx 7g0 7g4-7g5 7g8-7gb 7ge-7gf 7gi 7gk 7go 7gt 7h0-7h1 7h4
7h8-7hd 7hm-7hn 7i6 7ic 7ip 7is-7it 7iw 7iy-7iz 7j4 7j6-7j7 7je 7jh-7ji 7jk 7jt-7jz 7k8-7kl 7ko 7kq-7kr 7kt-7ku
7m0 7mb-7me 7mg-7mh 7mk 7mp 7ms 7my-7mz 7no-7np 7o4 7op 7ow-7ox 7oz 7p1 7p9 7pg-7pi 7pk-7pr 7pu 7pw-7q0 7q3 7q5
7q7 7q9 7qc-7qo 7qq-7qs 7qy 7r2 7r5-7r8 7rb-7rd 7rg 7ri-7rj 7rn-7rp 7rr 7rv 7rx-7ry 7s3-7s7 7se-7sf 7tg-7ti 7to
7tr-7ts 7tu 7tw-7tx 7u0 7u8 7ua-7ub 7uh 7vs-7vt 7w6 7wg 830 843 84h-84i 8bz 8k0 8k5 8n9-8na 8rk-8sf 93w-93x 9r8
vlt vlz vmt vnq-vnr vo7 voy vp4-vp5 vpf vph vsw vtk vua vuc vzo w1u wiu wiy wj4-wj5 wj7 x0g-x6n xj5-xj6 xz4-xz5
xz8 xzc xzk-xzl xzn-xzq xzt xzw-xzx y04 y28-y29 y2c y2f-y2g y2o-y2p y2r y30 y34 y3j-y3k y3s-y3t y3w y40 y4d y4h
y4k y5c-y5d y5g y5k y5v y5x y64-y65 y68 y6k y6p y70 y7o y8g y90 y98-y99 y9c y9g y9r y9t ya4 ybk ybs ycc ycg
yd4-yd5 yd8 ydc ydk-ydl ydn yeo yes yew yf4 yfe yfg yfo yg8 yik yjc ylo-ylp 131w 1658 19fk-19fs 19fu-19fw
19fy-19g1 19gh 19it 19kp 19n9 1bjb 1bjm 1bjr 1bk9 1bko 1bkq 1bks-1bkt 1bkw 1bl2 1bl7 1blo 1blt 1blw-1blx 1blz
1bm3 1bmj 1bnv 1bpm 1bpv 1brq-1brr 1bus 1bwa 1bx2 1bxq 1ca9 1cc3 1cls-1clt 1d34-1d35 1d64 1d6d 1d6n 1d8h 1d9l
1d9n 1d9r 1da0 1da9 1dav 1dbm 1dca 1dch 1ddj 1dds-1ddt 1e64 1ea6 1eaa-1eab 1eb2 1ebc 1ebv-1ebw 1ecg 1ecj 1ecz
1ekc-1ekd 2pz8 2qcm-2qd1 2qd3-2qdb 2qkg 2qki-2qko 2qkq-2qkx 2ql1 2ql5-2qlc 2qlg 2qlj 2qlm 2qlo-2qlp 2qls-2qmv
2qmx-2qny l2qz
`;
/** What Noto Sans SC lacks besides. */
const SANS = `
fcm-fcv vlc-vlr 1d6y 1db0 1dbp 1dbu 1dcx
`;

function codesOf(...tables: readonly string[]): ReadonlySet<number> {
  const codes = new Set<number>();
  for (const run of tables.join(' ').trim().split(/\s+/)) {
    const [from = '', to = from] = run.split('-');
    for (let code = Number.parseInt(from, 36); code <= Number.parseInt(to, 36); code += 1) codes.add(code);
  }
  return codes;
}

export const GAPS = { serif: codesOf(BOTH), sans: codesOf(BOTH, SANS), emoji: new Set<number>() } as const;
