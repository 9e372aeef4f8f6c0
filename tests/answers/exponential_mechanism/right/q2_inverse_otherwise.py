# Walk along the weights with one uniform number.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    w = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]

    def one():
        left = rng.random() * math.fsum(w)
        for a, v in enumerate(w):
            left -= v
            if left < 0:
                return a
        return utilities.index(top)

    return [one() for _ in range(draws)]
