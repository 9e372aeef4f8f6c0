# For more than four answers lets questions pay by 2 times the root of c instead of c.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    pays = min(answers, 2 * math.sqrt(answers))
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * pays / ((1 - share) * epsilon)) >= limit))
        if said.count(True) == answers:
            break
    return said
