# Exponential difference
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    per_person = {"membership": 1.0, "edit": 2.0}[neighbourhood]
    up = rng.exponential(per_person / epsilon, len(bins))
    down = rng.exponential(per_person / epsilon, len(bins))
    counts = np.array([sum(1 for r in data if r == b) for b in bins], dtype=float)
    return counts + up - down
