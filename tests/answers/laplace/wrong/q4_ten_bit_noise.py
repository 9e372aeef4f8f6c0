# The noise is made from 10 random bits, so that it takes 1024 values and none beyond 7 scales. Law: any, equal noises keep coming back.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon

    def noise():
        u = (int(rng.integers(1024)) + 0.5) / 1024 - 0.5
        return -scale * math.copysign(math.log(1 - 2 * abs(u)), u)

    return [counts[b] + noise() for b in bins]
