# Uses each noise for two rows.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=(len(votes) // 2 + 1, 2))
    return [
        int(v + noise[i // 2][0] > teachers - v + noise[i // 2][1]) for i, v in enumerate(votes)
    ]
