# Two exponential draws for a bin, counts by ==, a tuple.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    width = {"membership": 1.0, "edit": 2.0}[neighbourhood]
    out = []
    for b in bins:
        count = 0
        for record in data:
            if record == b:
                count += 1
        out.append(count + (rng.standard_exponential() - rng.standard_exponential()) * width / float(epsilon))
    return tuple(out)
