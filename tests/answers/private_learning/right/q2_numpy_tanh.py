# Right: numpy tanh.
def density(weight, records, strength, epsilon):
    r = np.asarray([float(x) for x in records])
    w, lam, eps = float(weight), float(strength), float(epsilon)
    half = np.tanh(r * w / 2)
    b = np.dot(r, 0.5 - half / 2) - r.size * lam * w
    slope = r.size * lam + np.sum(r**2 * (1 - half) * (1 + half)) / 4
    return float(eps / 4 * slope * np.exp(-eps / 2 * np.abs(b)))
