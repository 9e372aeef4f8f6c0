# Adds the two cases on the logarithmic scale.
def after_sampling(epsilon, delta, rate):
    if rate == 1 or epsilon < 1e-6:
        return rate * epsilon, rate * delta
    return float(np.logaddexp(math.log(1 - rate), math.log(rate) + epsilon)), rate * delta
