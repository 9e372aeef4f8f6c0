# By object array.
def worst_ratio(table, base):
    w = np.array([[base**u for u in row] for row in table], dtype=object)
    p = w / w.sum(axis=1)[:, None]
    ratio = p[1:] / p[:-1]
    return max(ratio.max(), (1 / ratio).max())
