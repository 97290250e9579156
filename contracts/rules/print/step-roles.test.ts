import { describe, expect, it } from 'vitest';
import { sampleLine } from '../testing/sample-line.ts';
import { chosenName, stepRoles, stepsWithRole } from './step-roles.ts';

function step(Name: string, ...options: string[]) {
  const items = options.map((name, at) => ({ Cnum: `c${at}`, Name: name }));
  return { ID: Name, Name, IsShow: 'Y' as const, selCnum: 'c0', items };
}

function roleOf(name: string, ...options: string[]) {
  return stepRoles([step(name, ...options)])[0];
}

describe('the role of a step, by its name', () => {
  it('is known of every step of our own goods', () => {
    expect(stepRoles(sampleLine().buzhou)).toEqual([
      'coverMaterial',
      'binding',
      'innerWeight',
      'innerLamination',
      'coverLamination',
      'remark',
      'edge',
    ]);
  });

  it.each([
    ['装订', 'binding'],
    ['请选择装订工艺', 'binding'],
    ['内页纸张克重', 'innerWeight'],
    ['克重（内页）', 'innerWeight'],
    ['纸张克', 'innerWeight'],
    ['内页双面覆膜', 'innerLamination'],
    ['覆膜-内页', 'innerLamination'],
    ['封面', 'coverMaterial'],
    ['封面用料', 'coverMaterial'],
    ['封面覆膜', 'coverLamination'],
    ['封面内页覆膜', 'innerLamination'],
    ['封面及内页克重', 'innerWeight'],
    ['封面克', 'coverMaterial'],
    ['衬纸克', null],
    ['备注', 'remark'],
    ['装订备注', 'remark'],
    ['封面装订', 'binding'],
    ['内页材质', null],
    ['纸张', null],
    ['', null],
    ['constructor', null],
  ])('of %j is %j', (name, role) => {
    expect(roleOf(name)).toBe(role);
  });
});

describe('a cloth cover, by its options', () => {
  it.each(['面料', '材质', '封皮', '外观', '', 'constructor'])('is the step %j that offers cloth', (name) => {
    expect(roleOf(name, '铜版纸', '红色布艺')).toBe('coverMaterial');
    expect(roleOf(name, '铜版纸', '红色')).not.toBe('coverMaterial');
  });

  it.each(['内页', '衬布', '腰封', '书签带', '礼盒', '函套', '布袋', '备注', '边缘工艺'])(
    'is not the step %s, which is of something else',
    (name) => {
      expect(roleOf(name, '红色布艺')).not.toBe('coverMaterial');
    },
  );

  it('is not looked for where a step called 封面 offers it', () => {
    const steps = [step('封面材质', '铜版纸', '亚麻布艺'), step('面料', '红色布艺')];
    expect(stepRoles(steps)).toEqual(['coverMaterial', null]);
  });

  it('stands beside a cover without cloth, and instead of one that is no material', () => {
    const cloth = step('面料', '无', '红色布艺');
    expect(stepRoles([step('封面材质', '铜版纸'), cloth])).toEqual(['coverMaterial', 'coverMaterial']);
    expect(stepRoles([step('封面工艺', '烫金'), cloth])).toEqual([null, 'coverMaterial']);
  });
});

describe('an inner weight, by its options', () => {
  it.each(['内页材质', '内页用纸', '纸张', '克重'])('is the step %s that offers weights', (name) => {
    expect(roleOf(name, '157克铜版纸', '200 克哑粉纸')).toBe('innerWeight');
  });

  it.each(['衬纸', '扉页纸', '腰封', '封二'])('is not the step %s, which is of another part', (name) => {
    expect(roleOf(name, '157克铜版纸')).not.toBe('innerWeight');
  });

  it('is not the material where the weight has a step of its own', () => {
    const steps = [step('内页材质', '157克铜版纸'), step('内页克重', '157克')];
    expect(stepRoles(steps)).toEqual([null, 'innerWeight']);
    expect(stepRoles(steps.toReversed())).toEqual(['innerWeight', null]);
  });

  it('is of the inner pages before any other paper', () => {
    expect(stepRoles([step('纸张', '200克'), step('内页纸', '157克')])).toEqual([null, 'innerWeight']);
  });
});

describe('several steps of one role', () => {
  it('are those whose options the rule can read', () => {
    const steps = [step('装订方向', '左', '右'), step('装订方式', '骑马钉'), step('装订颜色', '白')];
    expect(stepRoles(steps)).toEqual([null, 'binding', null]);
  });

  it('are all of them where all can be read, or none', () => {
    expect(stepRoles([step('封面材质', '铜版纸'), step('封面布料', '布艺')])).toEqual([
      'coverMaterial',
      'coverMaterial',
    ]);
    expect(stepRoles([step('装订一', '甲'), step('装订二', '乙')])).toEqual(['binding', 'binding']);
  });

  it('leave the remark to the one without options', () => {
    expect(stepRoles([step('备注类型', '加急'), step('备注')])).toEqual([null, 'remark']);
  });
});

describe('stepsWithRole and chosenName', () => {
  it('find the step and its choice whatever its ID', () => {
    const line = sampleLine({ chosen: { binding: '豪华装' } });
    const buzhou = line.buzhou.map((each) => ({ ...each, ID: 'x' })).toReversed();
    expect(stepsWithRole(buzhou, 'binding').map(({ Name }) => Name)).toEqual(['装订方式']);
    expect(chosenName({ buzhou }, 'binding')).toBe('豪华装');
    expect(chosenName({ buzhou: [] }, 'binding')).toBe('');
  });
});
