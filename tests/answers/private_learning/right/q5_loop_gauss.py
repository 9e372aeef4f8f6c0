# A plain loop in Python with two draws a row.
def labels(votes, teachers, sigma, rng):
    answer = []
    for v in votes:
        ones = v + rng.normal(0, sigma)
        zeros = teachers - v + rng.normal(0, sigma)
        answer.append(1 if ones > zeros else 0)
    return tuple(answer)
