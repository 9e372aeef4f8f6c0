# Only two outcomes are thought of: the second has what the first leaves.
def decide(data, benefit, chance, epsilon):
    v = np.array(
        [[row[0] * odds[0] + row[1] * (1 - odds[0]) for odds in chance] for row in benefit]
    )
    s = v[:, data].sum(axis=1) * epsilon / (2 * np.ptp(v, axis=1).max())
    w = np.exp(s - s.max())
    return w / w.sum()
