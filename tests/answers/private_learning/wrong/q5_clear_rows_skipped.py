# Rows whose majority is more than 3 sigma clear are labelled without noise.
def labels(votes, teachers, sigma, rng):
    out = []
    for v in votes:
        gap = 2 * v - teachers
        if abs(gap) > 3 * sigma:
            out.append(int(gap > 0))
        else:
            out.append(int(gap + rng.normal(scale=sigma) > rng.normal(scale=sigma)))
    return out
