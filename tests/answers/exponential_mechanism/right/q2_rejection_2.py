# A uniform candidate is kept with its weight over the largest, else drawn anew.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top, k = max(utilities), len(utilities)
    accept = [math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities]

    def one():
        while True:
            a = int(rng.integers(k))
            if rng.random() < accept[a]:
                return a

    return [one() for _ in range(draws)]
