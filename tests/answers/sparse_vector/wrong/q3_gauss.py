# Uses normal noise of the same variances.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    s2 = 2 * answers / ((1 - share) * epsilon)
    limit = float(threshold) + rng.normal(scale=math.sqrt(2) * float(s1))
    said = []
    for value in values:
        said.append(bool(value + rng.normal(scale=math.sqrt(2) * float(s2)) >= limit))
        if sum(said) == answers:
            break
    return said
