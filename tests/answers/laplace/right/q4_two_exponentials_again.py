# Differences of two exponential numbers, drawn from the last bin to the first.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    rate = epsilon / (2 if neighbourhood == "edit" else 1)
    out = []
    for b in reversed(bins):
        up, down = rng.standard_exponential(), rng.standard_exponential()
        out.insert(0, sum(1 for r in data if r == b) + (up - down) / rate)
    return tuple(out)
