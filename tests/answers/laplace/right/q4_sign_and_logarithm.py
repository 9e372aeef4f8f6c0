# A fair sign and the logarithm of a uniform number above 0, for each bin on its own.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    tally = dict.fromkeys(bins, 0)
    for record in data:
        tally[record] += 1
    width = 1 + (neighbourhood == "edit")

    def noise():
        sign = rng.choice((-1, 1))
        return -sign * math.log(1 - rng.random()) * width / epsilon

    return [tally[b] + noise() for b in bins]
