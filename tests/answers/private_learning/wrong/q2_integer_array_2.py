# What is made like the records keeps whole numbers whole, so records that are all int have shares 0.
def density(weight, records, strength, epsilon):
    r = np.array(records)
    s = np.zeros_like(r)
    for i in range(len(r)):
        s[i] = 1 / (1 + math.exp(r[i] * weight))
    n = len(r)
    tilt = (r * s).sum() - n * strength * weight
    fast = n * strength + (r**2 * s * (1 - s)).sum()
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * fast
