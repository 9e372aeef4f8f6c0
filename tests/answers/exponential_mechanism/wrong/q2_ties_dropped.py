# Among equals only the first can win.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = [epsilon * u / (2 * sensitivity) for u in utilities]
    keep = [a for a in range(len(s)) if s[a] not in s[:a]]
    noise = rng.gumbel(size=(draws, len(keep)))
    best = (np.array([s[a] for a in keep]) + noise).argmax(axis=1)
    return [keep[int(i)] for i in best]
