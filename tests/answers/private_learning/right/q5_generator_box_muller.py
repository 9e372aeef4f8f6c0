# A generator that makes its normal noise from uniform draws by Box and Muller, both halves used once.
def labels(votes, teachers, sigma, rng):
    def pairs():
        while True:
            u, angle = 1 - rng.random(), 2 * math.pi * rng.random()
            radius = sigma * math.sqrt(-2 * math.log(u))
            yield radius * math.cos(angle), radius * math.sin(angle)

    return np.array(
        [int(v + a > teachers - v + b) for v, (a, b) in zip(votes, pairs())], dtype=np.int8
    )
