# P is nearly certain of one output and Q a little less than P/c there, the rest of Q spread such that the other order keeps too.
def counterexample(factor, delta):
    s = (factor + delta) / (factor + 1)
    t = (s - delta) / factor
    return (s, 1 - s), (t, 1 - t)
