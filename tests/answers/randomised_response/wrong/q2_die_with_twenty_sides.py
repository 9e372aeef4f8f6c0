# A die with twenty sides is used, so that p = 0.07 flips with probability 0.05, which is off by more than 1/100.
def flip_answers(data, p, rng):
    faces = round(20 * p)
    rolls = rng.integers(0, 20, size=len(data))
    return [bit ^ int(roll < faces) for bit, roll in zip(data, rolls)]
