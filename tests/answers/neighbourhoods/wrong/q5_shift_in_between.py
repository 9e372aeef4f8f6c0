# The absent choose one of three evenly; the shift ε/6, at most 0.3, is too large around ε = 2.
def variant(epsilon):
    t, d = 1 / 3, min(epsilon / 6, 0.3)
    return [[t, t, t], [t + d, t - d, t], [t - d, t, t + d]]
