# One normal number of standard deviation sigma root 2
def labels(votes, teachers, sigma, rng):
    return [
        1 if 2 * v - teachers > math.sqrt(2) * float(sigma) * rng.standard_normal() else 0
        for v in votes
    ]
