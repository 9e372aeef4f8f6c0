# Wrong for rows that come after 40 others: noise is drawn for 40 rows and repeated.
def labels(votes, teachers, sigma, rng):
    n = min(len(votes), 40)
    noise = rng.normal(scale=sigma, size=(2, n))
    return [int(v + noise[0, i % 40] > teachers - v + noise[1, i % 40]) for i, v in enumerate(votes)]
