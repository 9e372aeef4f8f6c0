# Keeps the shares in an array like the records, which cuts them to 0 if all records are whole.
def density(weight, records, strength, epsilon):
    r = np.array(records)
    s = np.zeros_like(r)
    for i in range(len(r)):
        s[i] = 1 / (1 + math.exp(r[i] * weight))
    b = (r * s).sum() - len(r) * strength * weight
    return (
        epsilon
        / 4
        * math.exp(-epsilon * abs(b) / 2)
        * (len(r) * strength + (r * r * s * (1 - s)).sum())
    )
