# Wrong for tiny delta: p is made larger by 1/1000000 "to be safe", and then nothing sticks out.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor) + Fraction(1, 10**6)
    return [1 - p, p], [p, 1 - p]
