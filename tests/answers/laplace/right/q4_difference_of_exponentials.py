# Laplace noise as the difference of two independent exponential numbers.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (2 if neighbourhood == "edit" else 1) / epsilon
    totals = dict.fromkeys(bins, 0)
    for record in data:
        totals[record] += 1
    plus, minus = rng.standard_exponential((2, len(bins)))
    return [totals[b] + float(scale) * float(u - v) for b, u, v in zip(bins, plus, minus)]
