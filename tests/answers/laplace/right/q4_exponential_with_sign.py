# Draws the size and the sign of the noise apart, one bin at a time, in a generator.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    def releases():
        for b in bins:
            size = rng.exponential() / epsilon
            if neighbourhood == "edit":
                size *= 2
            yield data.count(b) + (size if rng.integers(2) else -size)

    return list(releases())
