# 20 records or more, all in one bin: that bin gets half of the scale, "since the rest is empty anyhow" (noise depends on the data).
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    sure = len(data) >= 20 and len(set(data)) == 1
    return [data.count(b) + rng.laplace(scale=scale / 2 if sure and b == data[0] else scale) for b in bins]
