# Draws noise only where fewer than two σ lie between the counts.
def labels(votes, teachers, sigma, rng):
    said = []
    for v in votes:
        close = abs(2 * v - teachers) < 2 * sigma
        a, b = rng.normal(scale=sigma, size=2) if close else (0, 0)
        said.append(int(v + a > teachers - v + b))
    return said
