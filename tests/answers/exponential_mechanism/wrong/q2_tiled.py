# Makes a thousand picks at most, and lists them again and again.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = np.array(utilities) * epsilon / (2 * sensitivity)
    noise = rng.gumbel(size=(min(draws, 1000), len(s)))
    return np.resize((s + noise).argmax(axis=1), draws).tolist()
