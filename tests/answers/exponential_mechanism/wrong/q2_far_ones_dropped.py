# Leaves candidates out that are far behind.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    keep = [a for a, u in enumerate(utilities) if (top - u) * epsilon / (2 * sensitivity) < 5]
    w = np.array([math.exp((utilities[a] - top) * epsilon / (2 * sensitivity)) for a in keep])
    return rng.choice(keep, size=draws, p=w / w.sum()).tolist()
