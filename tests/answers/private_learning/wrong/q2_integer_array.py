# Writes the shares into an array of the type of the records, so that for records that are whole numbers they are cut to 0.
def density(weight, records, strength, epsilon):
    r = np.array(records)
    n = len(r)
    s = np.empty_like(r)
    for i in range(n):
        s[i] = 1 / (1 + math.exp(r[i] * weight))
    b = np.sum(r * s) - n * strength * weight
    speed = n * strength + np.sum(r * r * s * (1 - s))
    return float(epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed)
