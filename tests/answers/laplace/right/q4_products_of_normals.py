# Of four independent standard normal numbers, ab + cd has the Laplace law of scale 1.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    a, b, c, d = rng.standard_normal((4, len(bins)))
    scale = 1 / epsilon if neighbourhood == "membership" else 2 / epsilon
    noise = iter(scale * (a * b + c * d))
    return [sum(1 for record in data if record == word) + float(next(noise)) for word in bins]
