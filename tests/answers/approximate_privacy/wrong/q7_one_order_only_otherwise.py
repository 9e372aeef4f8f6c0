# Only the first order keeps (ε, δ).
def counterexample(factor, delta):
    t = (1 - delta) / factor
    return [1, 0], [t, 1 - t]
