# In numpy, with tanh.
def density(weight, records, strength, epsilon):
    r = np.array(records)
    s = (1 - np.tanh(r * weight / 2)) / 2
    pull = len(r) * strength
    tilt = r @ s - pull * weight
    return epsilon / 4 * np.exp(-epsilon / 2 * abs(tilt)) * (pull + (r * r) @ (s * (1 - s)))
