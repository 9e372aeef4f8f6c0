# Right: numpy counts
def group_bounds(x, y, epsilon):
    names = ("Ada", "Adam", "Bo", "Cy", "Dan")
    d = np.array([x.count(r) - y.count(r) for r in names])
    return float(np.abs(d).sum() * epsilon), float(
        d.clip(0).sum() * epsilon
    ) if d.sum() == 0 else np.inf
