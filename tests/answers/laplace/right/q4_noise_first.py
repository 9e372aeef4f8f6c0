# Draws the noise first, then counts record by record.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    place = {b: i for i, b in enumerate(bins)}
    released = rng.laplace(0, scale, len(bins))
    for record in data:
        released[place[record]] += 1
    return released.tolist()
