# Inverse distribution
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = dict.fromkeys(bins, 0)
    for record in data:
        counts[record] += 1
    scale = (2 - (neighbourhood == "membership")) / epsilon
    out = []
    for b in reversed(bins):
        u = 1 - rng.random()  # above 0
        u -= 0.5
        noise = -scale * math.copysign(1, u) * math.log(max(1 - 2 * abs(u), 2.0**-60))
        out.insert(0, counts[b] + noise)
    return tuple(out)
