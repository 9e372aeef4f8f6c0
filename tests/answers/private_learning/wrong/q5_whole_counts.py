# Rounds the noisy counts to whole numbers, and a tie goes to 0.
def labels(votes, teachers, sigma, rng):
    out = []
    for v in votes:
        ones = round(v + rng.normal(0, sigma))
        zeros = round(teachers - v + rng.normal(0, sigma))
        out.append(int(ones > zeros))
    return out
