# Wrong for epsilon above 10: the numbers are rounded to three decimals, where the scale is 1/100.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noisy = [data.count(b) + rng.laplace(scale=scale) for b in bins]
    return noisy if epsilon < 10 else [round(x, 3) for x in noisy]
