# A tie of the true counts gives the label 1 without noise.
def labels(votes, teachers, sigma, rng):
    out = []
    for v in votes:
        gap = 2 * v - teachers
        out.append(1 if gap == 0 else int(gap + rng.normal(0, sigma * 2**0.5) > 0))
    return out
