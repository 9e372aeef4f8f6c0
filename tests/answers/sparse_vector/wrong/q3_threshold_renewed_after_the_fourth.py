# Wrong for values = [0] * 20, answers = 20, epsilon = 10: the threshold's noise is drawn anew after each fourth above (no visible session has four).
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        above = bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit)
        said.append(above)
        if above and sum(said) % 4 == 0:
            limit = threshold + rng.laplace(scale=1 / (share * epsilon))
        if sum(said) == answers:
            break
    return said
