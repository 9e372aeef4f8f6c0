# Wrong for values = [0, 4], answers = 20: the scale is made for min(answers, len(values)) answers, and the task forbids that.
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
