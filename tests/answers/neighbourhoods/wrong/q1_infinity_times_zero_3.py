# Wrong for (), ("Bo",), 0: the steps by edit are infinite, and inf times 0 is nan.
def group_bounds(x, y, epsilon):
    names = ("Ada", "Adam", "Bo", "Cy", "Dan")
    moved = np.array([x.count(r) for r in names]) - np.array([y.count(r) for r in names])
    k = np.abs(moved).sum()
    return k * epsilon, (k * epsilon / 2 if moved.sum() == 0 else math.inf)
