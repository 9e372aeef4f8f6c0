# Rows on which all teachers agree get no noise.
def labels(votes, teachers, sigma, rng):
    out = []
    for v in votes:
        if v in (0, teachers):
            out.append(int(v == teachers))
            continue
        out.append(int(v + rng.normal(scale=sigma) > teachers - v + rng.normal(scale=sigma)))
    return out
