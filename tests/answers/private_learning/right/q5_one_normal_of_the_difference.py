# Only the difference matters, whose noise is normal with sigma * sqrt(2).
def labels(votes, teachers, sigma, rng):
    def winner(v):
        return int(2 * v - teachers + rng.normal(scale=sigma * math.sqrt(2)) > 0)

    return [winner(v) for v in votes]
