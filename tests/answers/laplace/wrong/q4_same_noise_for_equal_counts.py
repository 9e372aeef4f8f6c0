# Bins with the same count of ten or more are published with the same noise, drawn once for a count.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts, known, out = Counter(data), {}, []
    for b in bins:
        c = counts[b]
        if c < 10:
            out.append(c + rng.laplace(scale=scale))
        else:
            if c not in known:
                known[c] = c + rng.laplace(scale=scale)
            out.append(known[c])
    return out
