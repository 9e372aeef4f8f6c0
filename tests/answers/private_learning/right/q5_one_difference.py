# One draw a row, for the difference of both noises, with standard deviation sigma times the root of 2; a tuple comes back.
def labels(votes, teachers, sigma, rng):
    spread = math.sqrt(2) * sigma
    return tuple(int(2 * v - teachers > spread * rng.standard_normal()) for v in votes)
