# Rows with the same number of votes share their noise. Law: votes [50, 7, 50] of 100: first and last are always the same.
def labels(votes, teachers, sigma, rng):
    winner = {}
    for v in votes:
        if v not in winner:
            winner[v] = int(v + rng.normal(scale=sigma) > teachers - v + rng.normal(scale=sigma))
    return [winner[v] for v in votes]
