# Takes the questions out of the list that was handed in.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    while values and said.count(True) < answers:
        said.append(
            bool(values.pop(0) + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit)
        )
    return said
