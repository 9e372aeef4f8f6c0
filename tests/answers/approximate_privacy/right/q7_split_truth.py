# The truth is split into three outputs.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    t = 1 - p
    return [t / 2, t / 3, t / 6, p], [p / 2, p / 3, p / 6, t]
