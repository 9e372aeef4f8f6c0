# Counts a removal as an edit.
def group_bounds(x, y, epsilon):
    gone, come = Counter(x) - Counter(y), Counter(y) - Counter(x)
    return epsilon * (gone.total() + come.total()), epsilon * max(gone.total(), come.total())
