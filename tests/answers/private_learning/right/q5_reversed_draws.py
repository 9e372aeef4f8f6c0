# Draws from the last row to the first
def labels(votes, teachers, sigma, rng):
    out = {}
    for i in reversed(range(len(votes))):
        zero = teachers - votes[i] + sigma * rng.normal()
        out[i] = 0 if zero >= votes[i] + sigma * rng.normal() else 1
    return [out[i] for i in range(len(votes))]
