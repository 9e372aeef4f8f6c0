# Decides once for each number of votes.
def labels(votes, teachers, sigma, rng):
    won = {}
    for v in votes:
        if v not in won:
            won[v] = int(v + rng.normal(scale=sigma) > teachers - v + rng.normal(scale=sigma))
    return [won[v] for v in votes]
