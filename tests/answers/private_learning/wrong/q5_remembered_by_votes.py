# Rows with the same number of votes share one draw. Input: [5, 5], 10, 1: both labels are always alike.
def labels(votes, teachers, sigma, rng):
    said = {}
    for v in votes:
        if v not in said:
            said[v] = int(v + rng.normal(0, sigma) > teachers - v + rng.normal(0, sigma))
    return [said[v] for v in votes]
