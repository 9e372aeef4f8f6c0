# Wrong for values = [0, 4], answers = 20: the scale is made for min(answers, len(values)) answers, and the task forbids that.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * min(answers, max(1, len(values))) / ((1 - share) * epsilon)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=scale) >= limit))
        if sum(said) == answers:
            break
    return said
