# Rows on which all teachers agree get no noise. Input: [1], 1, 10: right is 0 with probability 0.47, it is always 1.
def labels(votes, teachers, sigma, rng):
    result = []
    for v in votes:
        a, b = rng.normal(0, sigma, 2)
        if v in (0, teachers):
            result.append(int(v == teachers))
        else:
            result.append(int(v + a > teachers - v + b))
    return result
