# Of four independent standard normal numbers, ab + cd has the Laplace law of scale 1.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 + (neighbourhood == "edit")) / epsilon
    where = {word: i for i, word in enumerate(bins)}
    out = [0.0] * len(bins)
    for record in data:
        out[where[record]] += 1
    for i in range(len(bins)):
        size = -scale * math.log1p(-rng.random())
        out[i] += size if rng.random() < 0.5 else -size
    return tuple(out)
