# Wrong for ("Ada", "Bo"), ("Ada",), 0: at ε = 0 "nothing can be lost", also under edit, where no walk leads.
def group_bounds(x, y, epsilon):
    names = ("Ada", "Adam", "Bo", "Cy", "Dan")
    moved = np.array([x.count(r) for r in names]) - np.array([y.count(r) for r in names])
    k = np.abs(moved).sum()
    return k * epsilon, (k * epsilon / 2 if moved.sum() == 0 else math.inf)
