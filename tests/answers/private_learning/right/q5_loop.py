# Row by row, in pure Python.
def labels(votes, teachers, sigma, rng):
    said = []
    for v in votes:
        ones, zeros = v + rng.normal(0, sigma), teachers - v + rng.normal(0, sigma)
        said.append(1 if ones > zeros else 0)
    return said
