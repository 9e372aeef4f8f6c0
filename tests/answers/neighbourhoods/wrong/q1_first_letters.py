# Wrong for ("Ada",), ("Adam",), 2: records are told apart by their first letter, A, B, C or D.
def group_bounds(x, y, epsilon):
    names = ("Ada", "Adam", "Bo", "Cy", "Dan")
    moved = np.array([x.count(r) for r in names]) - np.array([y.count(r) for r in names])
    k = np.abs(moved).sum()
    return k * epsilon, (k * epsilon / 2 if moved.sum() == 0 else math.inf)
