# By chance of above
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    one, two = 1 / (share * epsilon), 2 * answers / ((1 - share) * epsilon)
    limit = threshold + (1 if rng.random() < 0.5 else -1) * rng.exponential(one)

    def session():
        left = answers
        for v in values:
            z = (v - limit) / two
            p = 1 - math.exp(-z) / 2 if z >= 0 else math.exp(z) / 2
            yes = rng.random() < p
            left -= yes
            yield yes
            if left == 0:
                return

    return [bool(a) for a in session()]
