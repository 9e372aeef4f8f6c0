# The caller's data are sorted to count the runs of equal records.
def decide(data, benefit, chance, epsilon):
    data.sort()
    v = np.array(benefit) @ np.array(chance).T
    s = sum(v[:, r] * len(list(run)) for r, run in itertools.groupby(data))
    w = np.exp((s - s.max()) * epsilon / (2 * np.ptp(v, axis=1).max()))
    return w / w.sum()
