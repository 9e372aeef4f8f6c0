# From nine answers on it uses the root of c, as in advanced composition, which is not pure epsilon-DP.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    s1 = 1 / (share * epsilon)
    often = answers if answers < 9 else math.sqrt(answers)
    s2 = 2 * often / ((1 - share) * epsilon)
    limit = float(threshold) + rng.laplace(scale=float(s1))
    said, left = [], answers
    for value in values:
        above = value + rng.laplace(scale=float(s2)) >= limit
        said.append(bool(above))
        left -= above
        if left == 0:
            break
    return said
