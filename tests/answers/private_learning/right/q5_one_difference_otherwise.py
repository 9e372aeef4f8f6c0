# Right: one difference.
def labels(votes, teachers, sigma, rng):
    spread = float(sigma) * math.sqrt(2)
    return tuple(int((2 * v - teachers) + spread * rng.standard_normal() > 0) for v in reversed(votes))[::-1]
