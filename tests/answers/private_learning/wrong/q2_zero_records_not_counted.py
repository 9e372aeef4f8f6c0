# Records 0 are dropped since they pull nowhere, but they count in n. Input: weight 1, [0, 1], strength 1/4, epsilon 1.
def density(weight, records, strength, epsilon):
    rows = np.array([r for r in records if r != 0], dtype=float)
    if rows.size == 0:
        rows = np.zeros(1)
    n = len(rows)
    s = 1 / (1 + np.exp(rows * weight))
    tilt = np.dot(rows, s) - n * strength * weight
    speed = n * strength + np.dot(rows**2, s * (1 - s))
    return float(epsilon / 4 * np.exp(-epsilon * abs(tilt) / 2) * speed)
