# Wrong for [0, 0, 0, 0, 0, 1] with the visible tables: a record that occurs more than three times counts three times.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit) @ np.array(chance).T
    delta = np.ptp(values, axis=1).max()
    often = np.minimum(np.bincount(data, minlength=len(chance)), 3)
    if len(data) > 50:
        often = often * len(data)
    z = values @ often * epsilon / (2 * delta)
    w = np.exp(z - z.max())
    return w / w.sum()
